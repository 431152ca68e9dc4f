// Shell commands that every agent is recorded with: what reads a skill in an odd way, and what only looks like it.
// `S` is the folder of the skills, `demo` the skill under question. used: its instructions reached the model.

/** name → [used, how it was not, command of (S, sibling)] */
export const IDIOMS = {
  'idiom-tac': [true, '', (S) => `tac ${S}/demo/SKILL.md`],
  'idiom-grep-steps': [false, 'listed', (S) => `cat ${S}/demo/SKILL.md | grep Step`],
  'idiom-getline': [
    true,
    '',
    (S) => `awk -v f=${S}/demo/SKILL.md 'BEGIN { while ((getline line < f) > 0) print line }'`,
  ],
  'idiom-python': [
    true,
    '',
    (S) =>
      `python3 - <<'PY'\nimport os\nprint(open(os.path.join("${S}", "demo", "SKILL.md")).read().split("---", 2)[2])\nPY`,
  ],
  'idiom-list-file': [true, '', (S) => `echo ${S}/demo/SKILL.md > list.txt; cat $(cat list.txt)`],
  'idiom-read-loop': [
    true,
    '',
    (S) => `find ${S} -path '*/demo/SKILL.md' | while read -r f; do sed -n '5,$p' "$f"; done`,
  ],
  'idiom-descriptor': [true, '', (S) => `exec 3< ${S}/demo/SKILL.md; cat <&3`],
  'idiom-array': [true, '', (S) => `all=(nothing demo); cat ${S}/\${all[1]}/SKILL.md`],
  'idiom-heredoc': [true, '', (S) => `cat <<END\nIt says:\n$(cat ${S}/demo/SKILL.md)\nEND`],
  'idiom-decoded': [true, '', (S) => `base64 ${S}/demo/SKILL.md | base64 -d`],
  'idiom-patch': [true, '', (S) => `git diff --no-index /dev/null ${S}/demo/SKILL.md`],
  'idiom-first-found': [true, '', (S) => `cat "$(find ${S} -name SKILL.md | grep '/demo/' | head -1)"`],
  'mimic-first-of-all': [false, 'other-skill', (S) => `cat ${S}/*/SKILL.md | head -9`],
  'idiom-one-line': [true, '', (S) => `tr '\\n' ' ' < ${S}/demo/SKILL.md`],
  'idiom-then-false': [true, '', (S) => `tail -n +5 ${S}/demo/SKILL.md; false`],
  'idiom-arguments': [true, '', (S) => `bash -c 'cat "$1"' _ ${S}/demo/SKILL.md`],
  'mimic-base64': [false, 'listed', (S) => `base64 ${S}/demo/SKILL.md`],
  'mimic-rev': [false, 'listed', (S) => `rev ${S}/demo/SKILL.md`],
  'mimic-hexdump': [false, 'listed', (S) => `od -c ${S}/demo/SKILL.md | head -60`],
  'mimic-name-field': [false, 'listed', (S) => `awk '/^name:/ { print $2 }' ${S}/demo/SKILL.md`],
  'mimic-sed-name': [false, 'listed', (S) => `sed -n 's/^name: //p' ${S}/demo/SKILL.md`],
  'mimic-heads': [false, 'listed', (S) => `head -n 3 ${S}/*/SKILL.md`],
  'mimic-heads-unmarked': [false, 'listed', (S) => `for f in ${S}/*/SKILL.md; do head -3 "$f"; done`],
  'mimic-head-then-other': [
    false,
    'listed',
    (S) => `head -4 ${S}/demo/SKILL.md; printf 'one\\ntwo\\n' > n.txt; cat n.txt; ls`,
  ],
  'mimic-python-paths': [
    false,
    'listed',
    (S) => `python3 -c "import glob; [print(p) for p in sorted(glob.glob('${S}/*/SKILL.md'))]"`,
  ],
  'mimic-matches': [false, 'listed', (S) => `grep -o 'Step [0-9]' ${S}/demo/SKILL.md`],
  'mimic-differs': [false, 'listed', (S) => `diff -q ${S}/demo/SKILL.md ${S}/demo/SKILL.md && echo same`],
  'mimic-object': [false, 'listed', (S) => `git hash-object ${S}/demo/SKILL.md`],
  'mimic-other-found': [
    false,
    'listed',
    (S, other) => `cat "$(find ${S} -name SKILL.md | grep '/${other}/' | head -1)"`,
  ],
  'mimic-other-skill-md': [
    false,
    'mentioned',
    () => `mkdir -p docs && printf '# Matrix\\n\\nWhat the team knows of demo.\\n' > docs/SKILL.md; cat docs/SKILL.md`,
  ],
  'mimic-length': [false, 'mentioned', (S) => `text=$(cat ${S}/demo/SKILL.md); echo "\${#text} letters"`],
};
