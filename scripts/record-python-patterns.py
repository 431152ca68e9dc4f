"""Patterns and texts below, and random ones -> test/fixtures/python-patterns/rows.json, with what Python 3.11 answers to re.search."""
import json
import random
import re
import sys
import warnings

warnings.simplefilter("ignore")
if sys.version_info[:2] != (3, 11):
    sys.exit("Python 3.11 records these rows: others differ in messages and in what is allowed.")

FLAGS = {"i": re.IGNORECASE, "m": re.MULTILINE, "s": re.DOTALL, "a": re.ASCII, "x": re.VERBOSE}

# flags, pattern, texts
HAND_MADE = [
    # Routes as people write them.
    ("i", r"^\s*mcp\s+", ["mcp list", "  MCP list", "mcp", "run mcp list"]),
    ("i", r"github\.com/[^/]+/[^/]+/pull/\d+", ["https://GitHub.com/a/b/pull/7", "https://github.com/a/b", "github.com/a/b/pull/x"]),
    ("i", r"""cat\s+.*<<[-]?\s*['"]?\w+['"]?(?!.*\|)""", ["cat > f << 'EOF'", "cat << EOF | sh", "cat f"]),
    ("i", r"git\s+push\b(?!.*--dry-run)", ["git push", "git push --dry-run", "git pushy", "GIT  PUSH origin"]),
    ("i", r"^git push$", ["git push", "git push\n", "git push\n\n", "git push\r\n", "git push "]),
    ("i", r"rm\s+-(?:rf|fr)\b", ["rm -rf /", "rm -r f", "RM -FR x", "rm -rfx"]),
    # What only JavaScript or another dialect accepts.
    *[("i", p, ["abc"]) for p in [
        r"^(?<cmd>mcp)\s", r"(?<=sudo\s+)rm", r"^[\w-./]+ --force$", r"\p{L}", r"\P{L}+", r"\z", r"a\e", r"\k<n>", r"\cA", r"(a)\2", r"$*",
        r"^*", r"\b+", r"a**", r"a+*", r"a{2}{3}", r"a???", r"a{3,2}", r"[b-a]", r"[a-\d]", r"[\d-z]", r"[\s-\w]", r"[", r"[]", r"[^]", r"[a",
        r"(", r")", r"a)", r"(a", r"(?", r"(?P", r"(?P<", r"(?P<n", r"(?P<1>a)", r"(?P<>a)", r"(?P<n>a)(?P<n>b)", r"(?P=n)", r"(?P=n", r"(?P>n)",
        r"(?P<a-b>x)", r"(?<n", r"(?<", r"(?#", r"(?#a", r"(?~a)", r"(?|a|b)", r"(?R)", r"(?1)", r"(?&n)", r"(?'n'a)", r"(?=a", r"(?<!a*)b", r"(?<=a|bc)d",
        r"(?<=(a+))b", r"(?<=a?)b", r"(?<=\b)b", r"\1", r"(\1)", r"(a\1)", r"(?P<n>(?P=n))", r"\8", r"\400", r"[\400]", r"[\8]", r"[\A]", r"[\Z]",
        r"[\B]", r"\x", r"\x1", r"\xg1", r"\u12", r"\u{41}", r"\U0000004", r"\U00110000", "a\\", r"\i", r"\y", r"\Q.\E", r"\G", r"\h", r"\K", r"\R",
        r"\X", r"\N", r"\N{nope no}", r"\l", r"a(?i)b", r"(a|(?i)b)", r"(?i", r"(?i-", r"(?i-)", r"(?-)", r"(?-i)", r"(?-i", r"(?iq:a)", r"(?au:a)",
        r"(?L:a)", r"(?L)a", r"(?-a:a)", r"(?i-i:a)", r"(?i!a)", r"(?(", r"(?(1)", r"(?(1)a|b|c)", r"(?(2)a|b)", r"(?(0)a)", r"(?(n)a)", r"(?(-1)a)",
        r"(?()a)", r"*", r"+a", r"?", r"{2}", r"a|*", r"(*)", r"(?:)**", r"(?:+)", r"a{4294967295}", r"a{1,4294967295}", r"(?<=(a)\1)b", r"(?<=(a)(?(1)b|c))b",
        r"(?i)*a", r"x{2}++", r"a*+*", r"a++?", r"(?<=a{2,3})b",
    ]],
    # Places.
    ("", r"a$", ["a", "a\n", "a\nb", "a\n\n", "ba"]), ("m", r"a$", ["a\nb", "a\n", "b\na", "ab"]), ("", r"a\Z", ["a", "a\n"]), ("m", r"a\Z", ["a\nb", "b\na"]),
    ("", r"^b", ["a\nb", "b"]), ("m", r"^b", ["a\nb", "a\rb", "a\u2028b"]), ("", r"\Ab", ["a\nb", "b"]), ("m", r"\Ab", ["a\nb", "b"]), ("", r"^$", ["", "\n", " "]),
    ("m", r"^$", ["a\n\nb", "a\nb", "a\n"]), ("", r"$^", ["", "\n", "a"]), ("m", r"$\n^b", ["a\nb"]), ("", r"\Apeople/", ["people/x", "x/people/"]), ("", r"\b", ["", "a", " ", "é"]),
    ("", r"\B", ["", "a", "ab", " ", "  "]), ("", r"\bfoo\b", ["foo", "foo_", "a foo b", "éfoo", "foo\u0301", "foo-"]), ("a", r"\bfoo\b", ["éfoo", "foo"]), ("", r"^\B", ["", "-", "a"]),
    ("", r"a\b.", ["a-", "ab", "a"]), ("", r"(?:^|,)a(?:,|$)", ["a", "b,a", "ba", "a,b", "b,a\n"]), ("", r"(?:^)*a", ["a"]), ("", r"(?:$)?b", ["b"]),
    # Dot.
    ("", r"a.b", ["a\nb", "a\rb", "a\u2028b", "a\U0001f600b", "a\ud83db", "ab"]), ("s", r"a.b", ["a\nb", "a\r\nb"]), ("", r"^.$", ["\U0001f600", "\n", "a\n", "é", "e\u0301"]),
    ("", r"(?s:.)b", ["\nb"]), ("s", r"(?-s:.)b", ["\nb", "ab"]), ("", r"^..$", ["\U0001f600", "\U0001f600a", "e\u0301"]),
    # Categories.
    ("i", r"^checkout \w+$", ["checkout café", "checkout 日本", "checkout a-b", "checkout ½", "checkout Ⅷ", "checkout e\u0301", "checkout _", "checkout 𝒜"]),
    ("a", r"^\w+$", ["café", "cafe_9"]), ("", r"^\d+$", ["123", "١٢٣", "१२", "²", "½", "Ⅷ", "𝟘", "12\n"]), ("a", r"^\d+$", ["١٢٣", "12"]),
    ("", r"^\s$", ["\x1c", "\x1f", "\x85", "\xa0", "\u1680", "\u180e", "\u200b", "\u2028", "\u202f", "\u205f", "\u3000", "\ufeff", "\v", "\f", "\n"]),
    ("a", r"^\s$", ["\x1c", "\xa0", "\v", " "]), ("", r"^\S$", ["\ufeff", "\x1c", "\u200b"]), ("", r"^\W$", ["é", "-", "²", "\u0301", "\U0001f600"]), ("", r"^\D$", ["²", "١"]),
    ("", r"(?a:\w)é", ["éé", "aé"]), ("", r"(?a)\w", ["é"]), ("a", r"[^\W\d]", ["é", "1", "a"]), ("", r"[^\W\d_]", ["é", "1", "_", "²"]),
    # Sets.
    ("", r"[]a]", ["]", "a", "b"]), ("", r"[^]a]", ["]", "b"]), ("", r"[a-]", ["-", "a", "b"]), ("", r"[-a]", ["-"]), ("", r"[\w-]", ["-", "é"]), ("", r"[a\-z]", ["-", "b"]), ("", r"[$.]x", ["$x", "bx"]),
    ("", r"[\]]", ["]"]), ("", r"[[]", ["["]), ("", r"[[a]]", ["a]", "[]", "a"]), ("", r"[\b]", ["\b", "b"]), ("", r"[\n\t]", ["\n", "n"]), ("", r"[\x41-\x43]", ["B", "b"]), ("i", r"[\x41-\x43]", ["b"]),
    ("", r"[\101]", ["A"]), ("", r"[\0]", ["\0"]), ("", r"[\07]", ["\a"]), ("", r"[\u00e9]", ["é"]), ("", r"[\U0001F600-\U0001F64F]", ["\U0001f601", "\ud83d"]), ("", r"[😀-😃]", ["😁", "\ud83d"]),
    ("", r"^[^a]$", ["😀", "a", "\n"]), ("", r"[a&&b]", ["&", "a"]), ("", r"[a||b]", ["|"]), ("", r"[a--b]", ["-"]), ("", r"[!--]", ["-", "%"]), ("", r"[\^a]", ["^"]), ("", r"[a^]", ["^"]), ("", r"[^^]", ["^", "a"]),
    ("", r"[\W]", ["-", "a"]), ("", r"[\W\w]", ["\n"]), ("", r"[^\S\n]", [" ", "\n", "\u00a0"]), ("x", r"[ #]", [" ", "#"]), ("", r"[(?:)]", ["?", "a"]), ("", r"[\\]", ["\\"]), ("", r"[:alpha:]", ["a", "b"]),
    # Escapes.
    ("", r"\a\f\v\t\n\r", ["\a\f\v\t\n\r"]), ("", r"\0", ["\0"]), ("", r"\01", ["\1"]), ("", r"\012", ["\n"]), ("", r"\0123", ["\n3"]), ("", r"\101", ["A"]), ("", r"\1012", ["A2"]), ("", r"\377", ["ÿ"]),
    ("", r"(a)\1", ["aa", "ab"]), ("", r"(a)\10", ["aa0"]), ("", r"(a)\011", ["a\t"]), ("", r"(a)\111", ["aI"]), ("", r"\x41", ["A"]), ("", r"\u0041", ["A"]), ("", r"\U00000041", ["A"]), ("", r"\U0001F600", ["😀"]),
    ("", r"\ud83d", ["\ud83d", "😀"]), ("", "\\😀", ["😀"]), ("", r"\.\$\-\ \#\/\@\"", [".$- #/@\""]), ("", r"\_", ["_"]), ("", r"\é", ["é"]), ("", "(a)(b)(c)(d)(e)(f)(g)(h)(i)(j)\\10", ["abcdefghijj", "abcdefghija0"]),
    # Groups.
    ("", r"(?P<n>a)(?P=n)", ["aa", "ab"]), ("", r"(?P<café>a)\1", ["aa"]), ("", r"(?P<_1>a)b", ["ab"]), ("", r"(a)|b\1", ["b", "a", "ba"]), ("", r"(?:(a)|b)*\1$", ["aba", "abb", "b"]), ("", r"(a*)\1b", ["aab", "aaab", "b"]),
    ("", r"^(a|b*)*\1$", ["ab", "abb"]), ("", r"^(?:(a)|(b))*\1\2$", ["abab", "ab"]), ("i", r"(a)\1", ["aA", "Aa"]), ("i", r"(ſ)\1", ["ſs", "ſſ", "ſS"]), ("", r"(?i:(a))\1", ["AA", "Aa"]), ("", r"(a)(?i:\1)", ["aA"]),
    ("", r"(?#comment)ab", ["ab"]), ("", r"a(?#x)*b", ["aaab", "b"]), ("", r"(?:a|ab)(?:c|bcd)d", ["abcdd", "abcd", "acd"]), ("", r"()\1", ["a"]), ("", r"(|a)+b", ["aab", "b"]), ("", r"(a|)+$", ["aa", ""]),
    ("", r"(x)?(?(1)a|b)$", ["xa", "b", "xb", "a"]), ("", r"(?P<q>')?a(?(q)')$", ["'a'", "a", "'a", "a'"]), ("", r"^(?(1)a|b)(c)", ["bc", "ac"]), ("", r"^(<)?a(?(1)>)$", ["<a>", "a", "<a"]),
    ("", r"^(?:(a)(?(1)b))+$", ["abab", "aa"]), ("", r"((?(1)a|b))+$", ["ba", "bb", "aa"]), ("", r"(?(1)|b)(c)?", ["b"]),
    # Look-around.
    ("", r"a(?=b)", ["ab", "ac"]), ("", r"a(?!b)", ["ab", "ac", "a"]), ("", r"(?<=a)b", ["ab", "cb", "b"]), ("", r"(?<!a)b", ["ab", "cb", "b"]), ("", r"(?<=ab|cd)e", ["abe", "cde", "ade"]), ("", r"(?<=^a)b", ["ab", "cab"]),
    ("", r"(?<=😀)b", ["😀b", "b"]), ("", r"(?<=.)b", ["😀b", "\nb", "b"]), ("", r"(?=(a+))a*b\1", ["aaab", "baaabac"]), ("", r"(?=(a))\1", ["a"]), ("", r"(?!(a))\1", ["b", "a"]), ("", r"(?<=(a))\1", ["aa", "ab"]),
    ("", r"(a)(?<=\1)b", ["ab"]), ("", r"(?<!\\)'", ["'", "\\'", "a'"]), ("", r"(?=a)*b", ["b"]), ("", r"(?=a)?ab", ["ab"]), ("", r"(?!)", ["", "a"]), ("", r"(?=)a", ["a"]), ("", r"(?<=)a", ["a"]), ("", r"(?<=a(?=b))b", ["ab"]),
    ("", r"(?<=\bfoo)bar", ["foobar", "xfoobar"]), ("", r"(?<=(?:ab){2})c", ["ababc", "abc"]), ("", r"(?<=a{3})b", ["aaab", "aab"]), ("", r"^(?!.*foo).*$", ["bar", "a foo", "a\nfoo"]), ("", r"(?<!^)a", ["aa", "a", "ba"]),
    # Quantifiers.
    ("", r"^a{2,3}$", ["a", "aa", "aaa", "aaaa"]), ("", r"^a{,2}$", ["", "aa", "aaa", "a{,2}"]), ("", r"^a{2,}$", ["a", "aaaa"]), ("", r"^a{,}$", ["", "aaa"]), ("", r"a{}", ["a{}", "a"]), ("", r"a{", ["a{", "a"]), ("", r"a{x}", ["a{x}"]),
    ("", r"a{1", ["a{1", "a"]), ("", r"a{1,2", ["a{1,2"]), ("", r"a{ 1}", ["a{ 1}", "a"]), ("", r"a{0}b", ["b", "ab"]), ("", r"^(?:ab){2}$", ["abab", "ab"]), ("", r"^(a|ab)*?c$", ["aabac", "c"]), ("", r"^a*?$", ["aaa"]), ("", r"<.+?>x", ["<a>b<c>x"]),
    ("", r"^(?:a?)*$", ["aa", ""]), ("", r"^(?:a?){3}$", ["aa", "aaaa"]), ("", r"^(?:a*)*$", ["aab"]), ("", r"^(?:a*)+?b", ["aab"]), ("", r"^(?:|a)*b", ["aab"]), ("", r"^(?:|a)+?b", ["aab", "b"]), ("", r"(?:a{2}){3}", ["aaaaaa", "aaaaa"]),
    ("", r"a*+a", ["aaa"]), ("", r"a*+b", ["aab"]), ("", r"a?+a", ["a", "aa"]), ("", r"a{1,2}+a", ["aa", "aaa"]), ("", r"(?>a*)a", ["aaa"]), ("", r"(?>a|ab)c", ["abc", "ac"]), ("", r"^(?:ab|a)*+b$", ["aab", "abb"]), ("", r"^(?:a|ab){2}+$", ["aba", "aa"]),
    ("", r"^(?>(?:a|ab){2})$", ["aba"]), ("", r"(?:a|ab){1,2}+c", ["abac"]), ("", r"^(?:a?){3}+$", ["aa"]), ("", r"^(?:a?)*+b", ["aab"]), ("", r"(a)++\1", ["aa", "aaa"]), ("", r"(?>(a))\1", ["aa"]), ("", r"(?:(?>a+)b|a+c)", ["aac"]), ("", r"(?=(?>a+)b)aab", ["aab"]),
    # Flags.
    ("", r"(?i)abc", ["ABC"]), ("", r"(?i:a)b", ["Ab", "AB"]), ("i", r"(?-i:a)b", ["aB", "Ab"]), ("", r"(?s)a.b", ["a\nb"]), ("", r"(?m)^b", ["a\nb"]), ("", r"(?im)^b$", ["a\nB\nc"]), ("", r"(?i)(?m)^B", ["a\nb"]), ("", r"(?x) a b # c", ["ab", "a b"]),
    ("x", "a b # (\n c", ["abc"]), ("x", r"a\ b", ["a b"]), ("x", "a [ ] b", ["a b"]), ("x", "a +", ["aa"]), ("x", "a {2}", ["aa", "a{2}"]), ("x", "(?-x:a b)", ["a b", "ab"]), ("", "(?x:a b) c", ["ab c"]), ("x", " (?i)a", ["A"]), ("", r"(?i-s:a.)", ["Ab"]),
    ("x", "a#", ["a"]), ("x", "(?# x )a", ["a"]), ("", r"(?:(?i)a)", ["A"]), ("", r"(?i)a|b", ["B"]), ("", r"a|(?i)b", ["B"]), ("", r"(?u)a", ["a"]), ("", r"(?m-s:^.)", ["a"]), ("", r"(?is-m:a.)", ["A\n"]),
    # Case.
    ("i", r"^i$", ["I", "ı", "İ", "i"]), ("i", r"^I$", ["ı", "İ"]), ("i", r"^ı$", ["i", "I", "İ"]), ("i", r"^İ$", ["i", "I", "ı"]), ("i", r"^s$", ["S", "ſ"]), ("i", r"^ſ$", ["s", "S"]), ("i", r"^k$", ["K", "\u212a"]), ("i", r"^\u212a$", ["k", "K"]),
    ("i", r"^å$", ["Å", "\u212b"]), ("i", r"^ß$", ["ẞ", "ss", "SS"]), ("i", r"^ẞ$", ["ß"]), ("i", r"^σ$", ["ς", "Σ"]), ("i", r"^[α-ω]$", ["Σ", "ς", "Ω", "\u2126"]), ("i", r"^µ$", ["μ", "Μ"]), ("i", r"^ﬅ$", ["ﬆ"]), ("i", r"^ŉ$", ["ʼN", "ŉ"]), ("i", r"^ǆ$", ["ǅ", "Ǆ"]),
    ("i", r"^[ǅ]$", ["ǆ", "Ǆ"]), ("i", r"^[a-z]$", ["K", "\u212a", "ſ", "ı", "İ", "é"]), ("i", r"^[^a-z]$", ["K", "\u212a", "ſ", "ı", "1"]), ("i", r"^[^k]$", ["\u212a", "K", "a"]), ("i", r"^[^i]$", ["ı", "İ", "a"]), ("ia", r"^i$", ["I", "ı", "İ"]), ("ia", r"^k$", ["\u212a", "K"]),
    ("ia", r"^é$", ["É", "é"]), ("i", r"^é$", ["É"]), ("i", r"^[𐐀-𐐧]$", ["𐐨", "𐐀", "a"]), ("i", r"^𐐀$", ["𐐨"]), ("i", r"^[À-ÿ]$", ["ÿ", "Ÿ", "÷", "×"]), ("i", r"^[Z-a]$", ["z", "A", "_", "b"]), ("i", r"^в$", ["ᲀ", "В"]), ("i", r"^Ꮿ$", ["ꮿ"]), ("i", r"^Ა$", ["ა"]), ("i", r"^ͅ$", ["ι", "Ι"]),
    ("i", r"^[!-~]$", ["\u212a", "é", " "]), ("i", r"^[\w]$", ["É"]), ("i", r"^\u1e9b$", ["ṡ", "Ṡ"]), ("i", r"^ϴ$", ["θ", "ϑ", "Θ"]), ("i", r"ﬀ", ["FF", "ﬀ"]),
]

ATOMS = ["a", "b", "A", "é", "É", "ſ", "s", "1", "_", "-", " ", "\\n", ".", "\\w", "\\d", "\\s", "\\W", "\\S", "\\b", "\\B", "^", "$", "\\A", "\\Z", "[ab]", "[^a]", "[a-s]", "[^\\w]", "[\\d-]", "\\1", "\\2", "(?P=n)", "\\141", "\\x61", "😀", "{", "}", "\\.", "(?i)", "#"]
SIGNS = ["*", "+", "?", "{2}", "{,2}", "{1,}", "*?", "+?", "??", "{1,2}?", "*+", "++", "?+", "{2}+"]
OPENINGS = ["(", "(?:", "(?=", "(?!", "(?<=", "(?<!", "(?>", "(?P<n>", "(?i:", "(?s:", "(?m:", "(?a:", "(?-i:", "(?x:", "(?(1)", "(?("]
CHARACTERS = "aaabbAéÉſsS1_- \n\r\u2028½İı😀{}.#"


def random_pattern(rng, depth=0):
    parts = []
    for _ in range(rng.randint(1, 4)):
        roll = rng.random()
        if roll < 0.25 and depth < 3:
            part = rng.choice(OPENINGS) + random_pattern(rng, depth + 1) + ")"
        elif roll < 0.3:
            part = random_pattern(rng, depth + 1) + "|" if depth < 3 else "|"
        else:
            part = rng.choice(ATOMS[:20] if rng.random() < 0.6 else ATOMS)
        if rng.random() < 0.3:
            part += rng.choice(SIGNS)
        parts.append(part)
    return "".join(parts)


def random_rows(count, seed):
    rng = random.Random(seed)
    for _ in range(count):
        flags = "".join(flag for flag in "imsax" if rng.random() < 0.2)
        texts = ["".join(rng.choice(CHARACTERS) for _ in range(rng.randint(0, 8))) for _ in range(4)]
        yield flags, random_pattern(rng), texts


def record(flags, pattern, texts):
    bits = 0
    for flag in flags:
        bits |= FLAGS[flag]
    try:
        compiled = re.compile(pattern, bits)
    except (re.error, OverflowError, RecursionError) as error:
        return {"flags": flags, "pattern": pattern, "error": getattr(error, "msg", str(error)), "position": getattr(error, "pos", None)}
    return {"flags": flags, "pattern": pattern, "texts": [[text, compiled.search(text) is not None] for text in texts]}


count, seed, target = (sys.argv[1:] + ["400", "1", "test/fixtures/python-patterns/rows.json"][len(sys.argv) - 1 :])[:3]
rows = [record(*row) for row in [*HAND_MADE, *random_rows(int(count), int(seed))]]
with open(target, "w", encoding="utf-8") as file:
    file.write("[\n" + ",\n".join(json.dumps(row) for row in rows) + "\n]\n")
print(len(rows), "patterns,", sum(len(row.get("texts", [])) or 1 for row in rows), "rows")
