export const id = 486;
export const ids = [486];
export const modules = {

/***/ 821:
/***/ ((module) => {

//     wink-porter2-stemmer
//     Implementation of Porter Stemmer Algorithm V2 by Dr Martin F Porter
//
//     Copyright (C) 2017-19  GRAYPE Systems Private Limited
//
//     This file is part of “wink-porter2-stemmer”.
//
//     Permission is hereby granted, free of charge, to any person obtaining a
//     copy of this software and associated documentation files (the "Software"),
//     to deal in the Software without restriction, including without limitation
//     the rights to use, copy, modify, merge, publish, distribute, sublicense,
//     and/or sell copies of the Software, and to permit persons to whom the
//     Software is furnished to do so, subject to the following conditions:
//
//     The above copyright notice and this permission notice shall be included
//     in all copies or substantial portions of the Software.
//
//     THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS
//     OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
//     FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL
//     THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
//     LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING
//     FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER
//     DEALINGS IN THE SOFTWARE.

// Implements the Porter Stemmer Algorithm V2 by Dr Martin F Porter.
// Reference: https://snowballstem.org/algorithms/english/stemmer.html

// ## Regex Definitions

// Regex definition of `double`.
var rgxDouble = /(bb|dd|ff|gg|mm|nn|pp|rr|tt)$/;
// Definition for Step Ia suffixes.
var rgxSFXsses = /(.+)(sses)$/;
var rgxSFXiedORies2 = /(.{2,})(ied|ies)$/;
var rgxSFXiedORies1 = /(.{1})(ied|ies)$/;
var rgxSFXusORss = /(.+)(us|ss)$/;
var rgxSFXs = /(.+)(s)$/;
// Definition for Step Ib suffixes.
var rgxSFXeedlyOReed = /(.*)(eedly|eed)$/;
var rgxSFXedORedlyORinglyORing = /([aeiouy].*)(ed|edly|ingly|ing)$/;
var rgxSFXatORblORiz = /(at|bl|iz)$/;
// Definition for Step Ic suffixes.
var rgxSFXyOR3 = /(.+[^aeiouy])([y3])$/;
// Definition for Step II suffixes; note we have spot the longest suffix.
var rgxSFXstep2 = /(ization|ational|fulness|ousness|iveness|tional|biliti|lessli|entli|ation|alism|aliti|ousli|iviti|fulli|enci|anci|abli|izer|ator|alli|bli|ogi|li)$/;
var rgxSFXstep2WithReplacements = [
  // Length 7.
  { rgx: /ational$/, replacement: 'ate' },
  { rgx: /ization$/, replacement: 'ize' },
  { rgx: /fulness$/, replacement: 'ful' },
  { rgx: /ousness$/, replacement: 'ous' },
  { rgx: /iveness$/, replacement: 'ive' },
  // Length 6.
  { rgx: /tional$/, replacement: 'tion' },
  { rgx: /biliti$/, replacement: 'ble' },
  { rgx: /lessli$/, replacement: 'less' },
  // Length 5.
  { rgx: /iviti$/, replacement: 'ive' },
  { rgx: /ousli$/, replacement: 'ous' },
  { rgx: /ation$/, replacement: 'ate' },
  { rgx: /entli$/, replacement: 'ent' },
  { rgx: /(.*)(alism|aliti)$/, replacement: '$1al' },
  { rgx: /fulli$/, replacement: 'ful' },
  // Length 4.
  { rgx: /alli$/, replacement: 'al' },
  { rgx: /ator$/, replacement: 'ate' },
  { rgx: /izer$/, replacement: 'ize' },
  { rgx: /enci$/, replacement: 'ence' },
  { rgx: /anci$/, replacement: 'ance' },
  { rgx: /abli$/, replacement: 'able' },
  // Length 3.
  { rgx: /bli$/, replacement: 'ble' },
  { rgx: /(.*)(l)(ogi)$/, replacement: '$1$2og' },
  // Length 2.
  { rgx: /(.*)([cdeghkmnrt])(li)$/, replacement: '$1$2' }
];
// Definition for Step III suffixes; once again spot the longest one first!
var rgxSFXstep3 = /(ational|tional|alize|icate|iciti|ative|ical|ness|ful)$/;
var rgxSFXstep3WithReplacements = [
  { rgx: /ational$/, replacement: 'ate' },
  { rgx: /tional$/, replacement: 'tion' },
  { rgx: /alize$/, replacement: 'al' },
  { rgx: /(.*)(icate|iciti|ical)$/, replacement: '$1ic' },
  { rgx: /(ness|ful)$/, replacement: '' },
];
// Definition for Step IV suffixes.
var rgxSFXstep4 = /(ement|ance|ence|able|ible|ment|ant|ent|ism|ate|iti|ous|ive|ize|al|er|ic)$/;
var rgxSFXstep4Full = /(ement|ance|ence|able|ible|ment|ant|ent|ism|ate|iti|ous|ive|ize|ion|al|er|ic)$/;
var rgxSFXstep4ion = /(.*)(s|t)(ion)$/;
// Exceptions Set I.
var exceptions1 = Object.create( null );
// Mapped!
exceptions1.skis = 'ski';
exceptions1.skies = 'sky';
exceptions1.dying = 'die';
exceptions1.lying = 'lie';
exceptions1.tying = 'tie';
exceptions1.idly = 'idl';
exceptions1.gently = 'gentl';
exceptions1.ugly = 'ugli';
exceptions1.early = 'earli';
exceptions1.only = 'onli';
exceptions1.singly = 'singl';
// Invariants!
exceptions1.sky = 'sky';
exceptions1.news = 'news';
exceptions1.atlas = 'atlas';
exceptions1.cosmos = 'cosmos';
exceptions1.bias = 'bias';
exceptions1.andes = 'andes';

// Exceptions Set II.
// Note, these are to be treated as full words.
var rgxException2 = /^(inning|outing|canning|herring|proceed|exceed|succeed|earring)$/;

// ## Private functions

// ### prelude
/**
 * Performs initial pre-processing by transforming the input string `s` as
 * per the replacements.
 *
 * @param {String} s Input string
 * @return {String} Processed string
 * @private
 */
var prelude = function ( s ) {
  return ( s
            // Handle `y`'s.
            .replace( /^y/, '3' )
            .replace( /([aeiou])y/, '$13' )
            // Handle apostrophe.
            .replace( /\’s$|\'s$/, '' )
            .replace( /s\’$|s\'$/, '' )
            .replace( /[\’\']$/, '' )
         );
}; // prelude()

// ### isShort
/**
 * @param {String} s Input string
 * @return {Boolean} `true` if `s` is a short syllable, `false` otherwise
 * @private
 */
var isShort = function ( s ) {
  // (a) a vowel followed by a non-vowel other than w, x or 3 and
  // preceded by a non-vowel, **or** (b) a vowel at the beginning of the word
  // followed by a non-vowel.
  return (
    (
      (
        ( /[^aeiouy][aeiouy][^aeiouywx3]$/ ).test( s ) ||
        ( /^[aeiouy][^aeiouy]{0,1}$/ ).test( s ) // Removed this new changed??
      )
    )
  );
}; // isShort()

// ### markRegions
/**
 * @param {String} s Input string
 * @return {Object} the `R1` and `R2` regions as an object from the input string `s`.
 * @private
 */
var markRegions = function ( s ) {
  // Matches of `R1` and `R2`.
  var m1, m2;
  // To detect regions i.e. `R1` and `R2`.
  var rgxRegions = /[aeiouy]+([^aeiouy]{1}.+)/;
  m1 = rgxRegions.exec( s );
  if ( !m1 ) return ( { r1: '', r2: '' } );
  m1 = m1[ 1 ].slice( 1 );
  // Handle exceptions here to prevent over stemming.
  m1 = ( ( /^(gener|commun|arsen)/ ).test( s ) ) ? s.replace( /^(gener|commun|arsen)(.*)/, '$2') : m1;
  m2 = rgxRegions.exec( m1 );
  if ( !m2 ) return ( { r1: m1, r2: '' } );
  m2 = m2[ 1 ].slice( 1 );
  return ( { r1: m1, r2: m2 } );
}; // markRegions()

// ### step1a
/**
 * @param {String} s Input string
 * @return {String} Processed string
 * @private
 */
var step1a = function ( s ) {
  var wordPart;
  if ( rgxSFXsses.test( s ) ) return ( s.replace( rgxSFXsses, '$1ss' ) );
  if ( rgxSFXiedORies2.test( s ) ) return ( s.replace( rgxSFXiedORies2, '$1i' ) );
  if ( rgxSFXiedORies1.test( s ) ) return ( s.replace( rgxSFXiedORies1, '$1ie' ) );
  if ( rgxSFXusORss.test( s ) ) return ( s );
  wordPart = s.replace( rgxSFXs, '$1' );
  if ( ( /[aeiuouy](.+)$/ ).test( wordPart ) ) return ( s.replace( rgxSFXs, '$1' ) );
  return ( s );
}; // step1a()

// ### step1b
/**
 * @param {String} s Input string
 * @return {String} Processed string
 * @private
 */
var step1b = function ( s ) {
  var rgn = markRegions( s ),
  sd;
  // Search for the longest among the `eedly|eed` suffixes.
  if ( rgxSFXeedlyOReed.test( s ) )
    // Replace by ee if in R1.
    return ( rgxSFXeedlyOReed.test( rgn.r1 ) ? s.replace( rgxSFXeedlyOReed, '$1ee' ) : s );
  // Delete `ed|edly|ingly|ing` if the preceding word part contains a vowel.
  if ( rgxSFXedORedlyORinglyORing.test( s ) ) {
    sd = s.replace( rgxSFXedORedlyORinglyORing, '$1' );
    rgn = markRegions( sd );
    // And after deletion, return either
    return ( rgxSFXatORblORiz.test( sd ) ) ? ( sd + 'e' ) :
            // or
            ( rgxDouble.test( sd ) ) ? ( sd.replace( /.$/, '' ) ) :
              // or
              ( ( isShort( sd ) ) && ( rgn.r1 === '' ) ) ? ( sd + 'e' ) :
                // or
                sd;
  }
  return ( s );
}; // step1b()

// ### step1c
/**
 * @param {String} s Input string
 * @return {String} Processed string
 * @private
 */
var step1c = function ( s ) {
  return ( s.replace( rgxSFXyOR3, '$1i') );
}; // step1c()

// ### step2
/**
 * @param {String} s Input string
 * @return {String} Processed string
 * @private
 */
var step2 = function ( s ) {
  var i, imax,
      rgn = markRegions( s ),
      us; // updated s.
  var match = s.match( rgxSFXstep2 );
  match = ( match === null ) ? '$$$$$' : match[ 1 ];
  if ( rgn.r1.indexOf( match ) !== -1 ) {
    for ( i = 0, imax = rgxSFXstep2WithReplacements.length; i < imax; i += 1 ) {
      us = s.replace( rgxSFXstep2WithReplacements[ i ].rgx, rgxSFXstep2WithReplacements[ i ].replacement );
      if ( s !== us ) return ( us );
    }
  }
  return ( s );
}; // step2()

// ### step3
/**
 * @param {String} s Input string
 * @return {String} Processed string
 * @private
 */
var step3 = function ( s ) {
  var i, imax,
      rgn = markRegions( s ),
      us; // updated s.
  var match = s.match( rgxSFXstep3 );
  match = ( match === null ) ? '$$$$$' : match[ 1 ];

  if ( rgn.r1.indexOf( match ) !== -1 ) {
    for ( i = 0, imax = rgxSFXstep3WithReplacements.length; i < imax; i += 1 ) {
      us = s.replace( rgxSFXstep3WithReplacements[ i ].rgx, rgxSFXstep3WithReplacements[ i ].replacement );
      if ( s !== us ) return ( us );
    }
    if ( ( /ative/ ).test( rgn.r2 ) ) return s.replace( /ative$/, '' );
  }
  return ( s );
}; // step3()

// ### step4
/**
 * @param {String} s Input string
 * @return {String} Processed string
 * @private
 */
var step4 = function ( s ) {
  var rgn = markRegions( s );
  var match = s.match( rgxSFXstep4Full );
  match = ( match === null ) ? '$$$$$' : match[ 1 ];
  if ( rgxSFXstep4Full.test( s ) &&  rgn.r2.indexOf( match ) !== -1 ) {
    return rgxSFXstep4.test( s ) ? s.replace( rgxSFXstep4, '' ) :
    (
      rgxSFXstep4ion.test( s ) ?
      s.replace( rgxSFXstep4ion, '$1$2') :
      s
    );
  }
  return ( s );
}; // step4()

// ### step5
/**
 * @param {String} s Input string
 * @return {String} Processed string
 * @private
 */
var step5 = function ( s ) {
  var preceding, rgn;
  // Search for the `e` suffixes.
  rgn = markRegions( s );
  if ( ( /e$/i ).test( s ) ) {
    preceding = s.replace( /e$/, '' );
    return (
              // Found: delete if in R2, or in R1 and not preceded by a short syllable
              ( /e/ ).test( rgn.r2 ) || ( ( /e/ ).test( rgn.r1 ) && !isShort( preceding ) ) ?
              preceding : s
           );
  }
  // Search for the `l` suffixes.
  if ( ( /l$/ ).test( s ) ) {
    rgn = markRegions( s );
    // Found: delete if in R2
    return ( rgn.r2 && ( /l$/ ).test( rgn.r2 ) ? s.replace( ( /ll$/ ), 'l' ) : s );
  }
  // If nothing happens, must return the string!
  return ( s );
}; // step5()

// ## Public functions
// ### stem
/**
 *
 * Stems an inflected `word` using Porter2 stemming algorithm.
 *
 * @param {string} word — word to be stemmed.
 * @return {string} — the stemmed word.
 *
 * @example
 * stem( 'consisting' );
 * // -> consist
 */
var stem = function ( word ) {
  var str = word.toLowerCase();
  if ( str.length < 3 ) return ( str );
  if ( exceptions1[ str ] ) return ( exceptions1[ str ] );
  str = prelude( str );
  str = step1a( str );

  if ( !rgxException2.test( str ) ) {
    str = step1b( str );
    str = step1c( str );
    str = step2( str );
    str = step3( str );
    str = step4( str );
    str = step5( str );
  }

  str = str.replace( /3/g , 'y' );
  return ( str );
}; // stem()

// Export stem function.
module.exports = stem;


/***/ }),

/***/ 2884:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ parseAgentKey),
/* harmony export */   F: () => (/* binding */ parseAgentKeys)
/* harmony export */ });
/* harmony import */ var _config_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9891);
/** `name[@vendor-model][+install]` as users write agents, taken apart. */

const INSTALLS = ['plugin', 'marketplace', 'skills'];
const SHAPE = /^(?<name>[a-z][a-z0-9-]*)(?:@(?<model>[A-Za-z0-9][A-Za-z0-9._:/[\]-]*))?(?:\+(?<install>[a-z]+))?$/;
function parseAgentKey(text, names) {
    const found = SHAPE.exec(text)?.groups;
    if (!found?.name) {
        throw new _config_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .x(`'${text}' is not an agent.`, {
            fix: `write name[@vendor-model][+install], such as claude@haiku or codex+plugin.`,
        });
    }
    if (!names.includes(found.name)) {
        throw new _config_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .x(`There is no agent '${found.name}'.`, { fix: `use one of ${names.join(', ')}.` });
    }
    if (found.install && !INSTALLS.includes(found.install)) {
        throw new _config_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .x(`'${text}' names an unknown way of installing, '${found.install}'.`, {
            fix: `use one of ${INSTALLS.map((i) => `+${i}`).join(', ')}.`,
        });
    }
    return {
        key: text,
        name: found.name,
        vendor_model: found.model ?? null,
        install: found.install ?? null,
    };
}
/** Each key once, in the order given; the same agent twice is an error only when written differently for the same thing. */
function parseAgentKeys(texts, names) {
    return [...new Set(texts)].map((text) => parseAgentKey(text, names));
}


/***/ }),

/***/ 7526:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Ez: () => (/* binding */ checkRouteNames),
  jQ: () => (/* binding */ listRouteCases),
  U9: () => (/* binding */ parseToolRoutes)
});

// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(8815);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(2857);
// EXTERNAL MODULE: ./build/lib/config-error.js
var config_error = __webpack_require__(9891);
// EXTERNAL MODULE: ./build/lib/nearest.js
var nearest = __webpack_require__(6062);
;// CONCATENATED MODULE: ./build/lib/case/python-pattern.js
/** A pattern as Python's `re` reads it → the same pattern for JavaScript, or what keeps it from being one. */
/** `re.search(pattern, text, re.IGNORECASE)`: `.` misses the line feed alone, `$` holds before a last line feed too. */
function readPythonPattern(source) {
    const translated = translate(source);
    if ('problem' in translated)
        return translated;
    try {
        return { pattern: new RegExp(translated.source, 'i') };
    }
    catch (error) {
        return { problem: error.message.replace(/^Invalid regular expression: /, '') };
    }
}
const BEFORE_THE_END = '(?=\\n?(?![\\s\\S]))';
function translate(source) {
    let out = '';
    let inClass = false;
    for (let at = 0; at < source.length; at++) {
        const rest = source.slice(at);
        const problem = inClass ? findOnlyPythonInClass(rest) : findOnlyPython(rest);
        if (problem)
            return { problem };
        const char = source[at];
        if (char === '\\') {
            out += source.slice(at, at + 2);
            at += 1;
        }
        else if (inClass) {
            if (char === ']')
                inClass = false;
            out += char;
        }
        else if (char === '[') {
            inClass = true;
            out += char;
        }
        else
            out += char === '.' ? '[^\\n]' : char === '$' ? BEFORE_THE_END : char;
    }
    return { source: out };
}
/** What JavaScript refuses or, worse, takes for something else. Row: how the rest of the pattern begins, and what to write. */
const ONLY_PYTHON = [
    [/^\(\?P<(\w*)>/, '(?P<name>…) is Python alone; write (?<name>…)'],
    [/^\(\?P=/, '(?P=name) is Python alone; write \\k<name>'],
    [/^\(\?#/, '(?#…) comments are Python alone; remove it'],
    [/^\(\?\(/, '(?(group)…) conditions are Python alone; write two alternatives'],
    [/^\(\?>/, '(?>…) is Python alone; write (?:…)'],
    [/^\(\?[aiLmsux-]+[:)]/, 'inline flags are Python alone; remove them: case is ignored anyway'],
    [/^\\A/, '\\A is Python alone; write ^'],
    [/^\\Z/, '\\Z is Python alone; write $'],
    [/^\\a/, '\\a is Python alone; write \\x07'],
    [/^\\N\{/, '\\N{…} is Python alone; write \\uXXXX'],
    [/^\\U/, '\\UXXXXXXXX is Python alone; write the character itself'],
    [/^[*+?]\+/, 'possessive quantifiers are Python alone; remove the second +'],
    [/^\{,\d+\}/, '{,n} is Python alone; write {0,n}'],
    [/^\[\^?\]/, 'a ] that comes first in a class is Python alone; write \\]'],
];
function findOnlyPython(rest) {
    return ONLY_PYTHON.find(([begins]) => begins.test(rest))?.[1] ?? null;
}
function findOnlyPythonInClass(rest) {
    return rest.startsWith('\\') ? findOnlyPython(rest) : null;
}

// EXTERNAL MODULE: ./build/lib/case/schema.js
var schema = __webpack_require__(4162);
;// CONCATENATED MODULE: ./build/lib/case/tool-routes.js
/** Turns the text of a tool-routes.yaml (seed 002) into routes that know their line, and routes into one case per example. */






const tool_routes_text = schemas/* string */.YjP().min(1);
const ExampleSchema = schemas/* strictObject */.rej({
    desc: schemas/* string */.YjP().optional(),
    input: schemas/* strictObject */.rej({ tool_name: tool_routes_text.optional(), tool_input: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J()) }),
    expect: schemas/* enum */.k5n(['block', 'allow']),
    contains: tool_routes_text.nullish(),
});
const RouteSchema = schemas/* strictObject */.rej({
    tool: tool_routes_text,
    pattern: schemas/* string */.YjP(),
    message: schemas/* string */.YjP(),
    tests: schemas/* array */.YOg(ExampleSchema).nullish(),
});
function parseToolRoutes(source, file) {
    const counter = new dist/* LineCounter */.HN();
    const document = (0,dist/* parseDocument */.Tp)(source, { lineCounter: counter, prettyErrors: true });
    const [broken] = document.errors;
    if (broken)
        throw new config_error/* ConfigError */.x(`This is not YAML: ${broken.message.split('\n')[0]?.replace(/:$/, '')}.`, {
            file,
            line: broken.linePos?.[0].line ?? 1,
            fix: 'mend the syntax there; a pattern is safest in single quotes.',
        });
    /** Of what stands at the path, else of what should hold it. */
    const lineOf = (path) => {
        if (path.length === 0)
            return 1;
        const parent = document.getIn(path.slice(0, -1), true);
        const pair = (0,dist/* isMap */.jh)(parent) ? parent.items.find(({ key }) => String(key) === String(path.at(-1))) : undefined;
        const node = (pair?.key ?? document.getIn(path, true));
        return node?.range ? counter.linePos(node.range[0]).line : lineOf(path.slice(0, -1));
    };
    const whole = document.toJS();
    if (typeof whole !== 'object' || whole === null || typeof whole.routes !== 'object' || whole.routes === null)
        throw new config_error/* ConfigError */.x('A file of tool routes is `routes:` with one entry per route.', {
            file,
            line: 1,
            fix: 'write routes: {my-route: {tool, pattern, message, tests}}.',
        });
    return Object.entries(whole.routes).map(([name, value]) => {
        const at = (path) => lineOf(['routes', name, ...path]);
        const parsed = RouteSchema.safeParse(value);
        if (!parsed.success)
            throw explain(parsed.error, name, file, at);
        const { tool, pattern, message, tests } = parsed.data;
        const read = readPythonPattern(pattern);
        if ('problem' in read)
            throw new config_error/* ConfigError */.x(`This pattern cannot be tried: ${read.problem}.`, {
                file,
                line: at(['pattern']),
                path: `routes.${name}.pattern`,
                fix: 'write it so that Python and JavaScript read it alike.',
            });
        const examples = (tests ?? []).map(({ desc, input, expect, contains }, index) => ({
            desc: desc || `test ${index}`,
            tool: input.tool_name ?? tool,
            input: input.tool_input,
            expect,
            contains: contains ?? null,
            origin: { file, line: at(['tests', index]) },
        }));
        return { name, tool, pattern, matches: read.pattern, message, examples, origin: { file, line: at([]) } };
    });
}
/** Files are merged, and the first match wins: a second route of a name would be out of anyone's sight. */
function checkRouteNames(routes) {
    const seen = new Map();
    for (const route of routes) {
        const first = seen.get(route.name);
        if (first)
            throw new config_error/* ConfigError */.x(`Route '${route.name}' defined in multiple sources: '${first.origin.file}' and '${route.origin.file}'.`, { ...route.origin, path: `routes.${route.name}`, fix: 'rename one of them.' });
        seen.set(route.name, route);
    }
}
function listRouteCases(routes) {
    return routes.flatMap((route) => {
        const taken = new Map();
        return route.examples.map((example) => {
            const words = slug(example.desc);
            const count = (taken.get(words) ?? 0) + 1;
            taken.set(words, count);
            const { tool, input, expect, contains, origin } = example;
            const row = {
                kind: 'tool_route',
                case_id: `${slug(route.name)}/${words}${count > 1 ? `-${count}` : ''}`,
                category: route.name,
                tool,
                input,
                expect,
                route: route.name,
                ...(contains === null ? {} : { contains }),
            };
            return { ...schema/* CaseSchema */.MW.parse(row), origin };
        });
    });
}
const slug = (words) => words
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 90) || 'x';
function explain(error, name, file, at) {
    const issue = error.issues[0];
    const unknown = issue?.code === 'unrecognized_keys' ? (issue.keys[0] ?? '') : null;
    const path = issue?.path ?? [];
    const known = path.includes('input')
        ? Object.keys(ExampleSchema.shape.input.shape)
        : Object.keys(path.includes('tests') ? ExampleSchema.shape : RouteSchema.shape);
    const meant = unknown === null ? null : (0,nearest/* nearest */.p)(unknown, known);
    return new config_error/* ConfigError */.x(unknown === null ? `${issue?.message}.` : `Unknown key '${unknown}'.`, {
        file,
        line: at(path),
        path: ['routes', name, ...path].map(String).join('.'),
        fix: meant ? `write '${meant}'.` : `the fields are ${known.join(', ')}.`,
    });
}


/***/ }),

/***/ 4335:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  x: () => (/* binding */ loadCorpus),
  R: () => (/* binding */ loadRoutes)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./node_modules/tinyglobby/dist/index.mjs + 1 modules
var dist = __webpack_require__(3382);
// EXTERNAL MODULE: ./build/lib/case/corpus-json.js
var corpus_json = __webpack_require__(2776);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(2857);
// EXTERNAL MODULE: ./build/lib/config-error.js
var config_error = __webpack_require__(9891);
// EXTERNAL MODULE: ./build/lib/nearest.js
var nearest = __webpack_require__(6062);
// EXTERNAL MODULE: ./build/lib/case/expect.js
var expect = __webpack_require__(6152);
// EXTERNAL MODULE: ./build/lib/case/schema.js
var schema = __webpack_require__(4162);
;// CONCATENATED MODULE: ./build/lib/case/suites.js
/** Turns the text of a *.tests.json (seed 003) into suite cases that know their line. */






const own = schema/* SuiteCaseSchema */.Wk.shape;
const TestSchema = schemas/* strictObject */.rej({
    id: own.case_id,
    name: schemas/* string */.YjP().optional(),
    description: schemas/* string */.YjP().optional(),
    input: own.input,
    expect: own.expect,
    skip_if: own.skip_if,
    multi_step: own.multi_step,
    /** Names of functions that the seed never defined. */
    setup: schemas/* unknown */.L5J().optional(),
    cleanup: schemas/* unknown */.L5J().optional(),
    priority: schemas/* string */.YjP().optional(),
    tags: schemas/* array */.YOg(schemas/* string */.YjP()).optional(),
    trials: own.trials,
    pass_threshold: own.pass_threshold.optional(),
    timeout_seconds: own.timeout_seconds,
    agents: own.agents,
    workspace: own.workspace,
    skip: own.skip,
});
const FileSchema = schemas/* looseObject */._H3({
    agent: schemas/* string */.YjP().min(1),
    test_suites: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* strictObject */.rej({
        name: schemas/* string */.YjP().optional(),
        description: schemas/* string */.YjP().optional(),
        priority: schemas/* string */.YjP().optional(),
        tests: schemas/* array */.YOg(schemas/* unknown */.L5J()),
    })),
});
function parseSuites(text, file) {
    const parsed = FileSchema.safeParse((0,corpus_json/* parseJson */.q)(text, file));
    if (!parsed.success)
        throw explain(parsed.error, file, [], text, null);
    const { agent, test_suites } = parsed.data;
    return Object.entries(test_suites).flatMap(([category, suite]) => suite.tests.map((value, index) => {
        const id = value?.id;
        const at = ['test_suites', category, 'tests', index];
        const read = TestSchema.safeParse(value);
        if (!read.success)
            throw explain(read.error, file, at, text, typeof id === 'string' ? id : null);
        const { id: case_id, name: _, description: __, priority: ___, tags: ____, setup, cleanup, ...rest } = read.data;
        const functions = [setup, cleanup].filter((part) => part !== undefined).map((part) => JSON.stringify(part));
        const skip = rest.skip ??
            (functions.length ? `it wants ${functions.join(' and ')}, which this tool cannot call` : undefined);
        const row = { ...rest, ...(skip ? { skip } : {}), kind: 'suite', case_id, category, subagent: agent };
        const whole = schema/* CaseSchema */.MW.safeParse(row);
        if (!whole.success)
            throw explain(whole.error, file, at, text, case_id);
        return { ...whole.data, origin: { file, line: lineOf(text, case_id) } };
    }));
}
function explain(error, file, at, text, id) {
    const issue = error.issues[0];
    const path = [...at, ...(issue?.path ?? [])];
    const unknown = issue?.code === 'unrecognized_keys' ? (issue.keys[0] ?? '') : null;
    const asserted = (issue?.path ?? []).includes('expect');
    const known = asserted ? expect/* ASSERTIONS */.Y : Object.keys(TestSchema.shape);
    const meant = unknown === null ? null : (0,nearest/* nearest */.p)(unknown, known);
    const what = asserted ? `Unknown assertion '${unknown}'` : `Unknown key '${unknown}'`;
    return new config_error/* ConfigError */.x(`${unknown === null ? (issue?.message ?? 'This is no suite') : what}.`, {
        file,
        ...(id === null ? {} : { line: lineOf(text, id), case_id: id }),
        path: path.reduce((all, key) => (typeof key === 'number' ? `${all}[${key}]` : all ? `${all}.${String(key)}` : String(key)), ''),
        fix: meant
            ? `write '${meant}'.`
            : asserted
                ? `the assertions are ${expect/* ASSERTIONS */.Y.join(', ')}.`
                : 'see docs/suites.md.',
    });
}
function lineOf(text, id) {
    const at = text.search(new RegExp(`"id"\\s*:\\s*${JSON.stringify(id).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`));
    return at < 0 ? 1 : text.slice(0, at).split('\n').length;
}

// EXTERNAL MODULE: ./build/lib/case/tool-routes.js + 1 modules
var tool_routes = __webpack_require__(7526);
;// CONCATENATED MODULE: ./build/lib/case/loaders.js
/** The corpus formats: which loader reads which file. */



/** First match wins, so the most particular name comes first. */
const LOADERS = [
    {
        name: '*.tests.json',
        supports: (file) => file.endsWith('.tests.json'),
        globs: ['**/*.tests.json'],
        skips_invalid: true,
        parse: parseSuites,
    },
    {
        name: 'tool-routes.yaml',
        supports: (file) => /(?:^|\.)tool-routes\.ya?ml$/.test(file),
        globs: ['**/', '**/.claude/', '.claude/'].flatMap((folder) => [
            `${folder}tool-routes.{yaml,yml}`,
            `${folder}*.tool-routes.{yaml,yml}`,
        ]),
        skips_invalid: false,
        parse: (text, file) => (0,tool_routes/* listRouteCases */.jQ)((0,tool_routes/* parseToolRoutes */.U9)(text, file)),
        routes: tool_routes/* parseToolRoutes */.U9,
    },
    {
        name: 'cases.json',
        supports: (file) => file.endsWith('.json'),
        globs: ['**/cases.json'],
        skips_invalid: false,
        parse: corpus_json/* parseCasesJson */.J,
    },
];

// EXTERNAL MODULE: ./build/lib/case/select.js
var case_select = __webpack_require__(9409);
;// CONCATENATED MODULE: ./build/lib/io/corpus.js
/** Finds corpus files by path, folder or glob and loads each by the loader of its name. */







async function loadCorpus(patterns, options) {
    const files = await findFiles(patterns, options.cwd);
    const corpus = { cases: [], routes: [], files, skipped: [] };
    for (const file of files) {
        const shown = (0,external_node_path_.relative)(options.cwd, file) || file;
        const loader = LOADERS.find((row) => row.supports((0,external_node_path_.basename)(file)));
        if (!loader)
            throw new config_error/* ConfigError */.x('No loader knows this file.', {
                file: shown,
                fix: 'name it cases.json, *.tests.json or tool-routes.yaml.',
            });
        const text = await (0,promises_.readFile)(file, 'utf8');
        try {
            corpus.cases.push(...loader.parse(text, shown));
            corpus.routes.push(...(loader.routes?.(text, shown) ?? []));
        }
        catch (error) {
            if (!(error instanceof config_error/* ConfigError */.x) || !loader.skips_invalid || options.strict)
                throw error;
            corpus.skipped.push({ file: shown, reason: error.message });
        }
    }
    (0,tool_routes/* checkRouteNames */.Ez)(corpus.routes);
    (0,case_select/* checkUnique */.Mb)(corpus.cases);
    return corpus;
}
const ROUTE_LOADER = LOADERS.find((row) => row.routes !== undefined);
/** Routes alone; without patterns, of every route file below the folder (there may be none). */
async function loadRoutes(patterns, cwd) {
    const ignore = ['**/node_modules/**', '**/.git/**', '**/.agent-routing/**'];
    const found = patterns.length
        ? await findFiles(patterns, cwd)
        : (await (0,dist/* glob */.TI)([...(ROUTE_LOADER?.globs ?? [])], { cwd, absolute: true, ignore })).sort();
    const files = found.filter((file) => /\.ya?ml$/.test(file));
    const routes = [];
    for (const file of files)
        routes.push(...(ROUTE_LOADER?.routes?.(await (0,promises_.readFile)(file, 'utf8'), (0,external_node_path_.relative)(cwd, file) || file) ?? []));
    (0,tool_routes/* checkRouteNames */.Ez)(routes);
    return { routes, files };
}
async function findFiles(patterns, cwd) {
    const found = new Set();
    for (const pattern of patterns) {
        const path = (0,external_node_path_.resolve)(cwd, pattern);
        const entry = await (0,promises_.stat)(path).catch(() => null);
        if (entry?.isFile()) {
            found.add(path);
            continue;
        }
        const globs = entry?.isDirectory() ? LOADERS.flatMap((row) => row.globs) : [pattern];
        const matches = await (0,dist/* glob */.TI)(globs, {
            cwd: entry?.isDirectory() ? path : cwd,
            absolute: true,
            ignore: ['**/node_modules/**', '**/.git/**', '**/.agent-routing/**'],
        });
        if (matches.length === 0) {
            throw new config_error/* ConfigError */.x(entry ? 'This folder holds no corpus file.' : 'There is no such corpus.', {
                file: pattern,
                fix: 'name a cases.json with --cases, or write one with `agent-routing init`.',
            });
        }
        for (const match of matches.sort())
            found.add((0,external_node_path_.resolve)(match));
    }
    return [...found];
}


/***/ }),

/***/ 3303:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  lint: () => (/* binding */ lint)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(2857);
// EXTERNAL MODULE: ./build/lib/agents/agent-key.js
var agent_key = __webpack_require__(2884);
// EXTERNAL MODULE: ./build/lib/agents/index.js + 78 modules
var agents = __webpack_require__(1739);
// EXTERNAL MODULE: ./build/lib/config-error.js
var config_error = __webpack_require__(9891);
// EXTERNAL MODULE: ./build/lib/io/corpus.js + 2 modules
var io_corpus = __webpack_require__(4335);
// EXTERNAL MODULE: ./build/lib/io/files.js + 1 modules
var files = __webpack_require__(3385);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: ./node_modules/tinyglobby/dist/index.mjs + 1 modules
var dist = __webpack_require__(3382);
;// CONCATENATED MODULE: ./build/lib/lint/hook-rules.js
/** Hook declarations of a source and the scripts they name → findings about hooks that silently do nothing or let everything through. */

const command = schemas/* looseObject */._H3({
    type: schemas/* string */.YjP().optional(),
    command: schemas/* string */.YjP().optional(),
    bash: schemas/* string */.YjP().optional(),
});
const group = schemas/* looseObject */._H3({ matcher: schemas/* string */.YjP().optional(), hooks: schemas/* array */.YOg(command).optional() });
const HooksSchema = schemas/* looseObject */._H3({ hooks: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* array */.YOg(schemas/* union */.KCZ([group, command]))) });
/** Scripts a command runs, as paths below the plugin: `${CLAUDE_PLUGIN_ROOT}/hooks/x.sh`, `./hooks/x.sh`, `python3 hooks/x.py`. */
function scriptsOf(commandLine) {
    return [
        ...commandLine.matchAll(/(?:\$\{?[A-Z_]*(?:ROOT|DIR)\}?"?\/|\.\/|(?<=\s|^))([\w@.-]+(?:\/[\w@.-]+)+|[\w@-]+\.(?:sh|py|js|mjs|ts|rb))/g),
    ].map((match) => match[1] ?? '');
}
function commandsOf(text) {
    const parsed = HooksSchema.safeParse(parse(text));
    if (!parsed.success)
        return null;
    return Object.values(parsed.data.hooks).flatMap((rows) => rows.flatMap((row) => ('hooks' in row && row.hooks
        ? row.hooks
        : [row]).flatMap((one) => one.command ?? one.bash ?? [])));
}
function lintHooks(files) {
    return files.flatMap((hook) => {
        const place = { file: hook.file, line: 1, subject: hook.file, consequences: {} };
        const commands = commandsOf(hook.text);
        if (!commands) {
            return [
                {
                    rule: 'hook-shape',
                    severity: 'error',
                    ...place,
                    message: 'no agent will run these hooks',
                    fix: 'write {"hooks": {"PreToolUse": [{"matcher": "Bash", "hooks": [{"type": "command", "command": "…"}]}]}}.',
                },
            ];
        }
        return commands.flatMap((line) => scriptsOf(line).flatMap((path) => lintScript(path, line, hook, place)));
    });
}
function lintScript(path, line, hook, place) {
    if (!(path in hook.scripts))
        return [];
    const script = hook.scripts[path];
    if (!script)
        return [
            {
                rule: 'hook-missing',
                severity: 'error',
                ...place,
                message: `its command names ${path}, which is not there`,
                fix: 'correct the path; a hook that cannot start lets the call through.',
            },
        ];
    const runsItself = !new RegExp(`\\b(?:bash|sh|node|python3?|ruby|uv|bun|deno)\\b[^|;&]*${path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`).test(line);
    const findings = [];
    if (runsItself && !script.executable) {
        findings.push({
            rule: 'hook-missing',
            severity: 'error',
            ...place,
            message: `${path} may not be executed`,
            fix: `chmod +x ${path}`,
        });
    }
    const exits = script.text.split('\n').findIndex((text) => /\bexit\s*\(?\s*1\b/.test(text));
    if (exits >= 0 && !/\bexit\s*\(?\s*2\b|permissionDecision|"decision"/.test(script.text)) {
        findings.push({
            rule: 'hook-fails-open',
            severity: 'warning',
            ...place,
            line: 1,
            message: `${path}:${exits + 1} ends in exit 1 and nothing in it denies`,
            consequences: {
                claude: 'exit 1 lets the call run',
                codex: 'exit 1 lets the call run',
                copilot: 'exit 1 denies, without the reason',
            },
            fix: 'end in exit 2 with the reason on stderr, or print a deny decision as JSON.',
        });
    }
    return findings;
}
function parse(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return null;
    }
}

;// CONCATENATED MODULE: ./build/lib/io/hook-files.js
/** Finds the hook declarations of a source and reads the scripts that they name. */





/** Where a plugin or repository declares hooks for one of the agents. */
const DECLARATIONS = ['hooks/*.json', 'hooks.json', '.github/hooks/*.json', '.codex/hooks.json'];
async function readHookFiles(source, prefix) {
    const found = await (0,dist/* glob */.TI)(DECLARATIONS, { cwd: source.root, absolute: true, dot: true });
    return Promise.all(found.sort().map(async (path) => {
        const text = await (0,promises_.readFile)(path, 'utf8');
        const scripts = {};
        for (const script of (commandsOf(text) ?? []).flatMap(scriptsOf))
            scripts[script] = await readScript((0,external_node_path_.join)(source.root, script));
        return { file: `${prefix}${(0,external_node_path_.relative)(source.root, path)}`, text, scripts };
    }));
}
async function readScript(path) {
    const text = await (0,files/* readTextIfAny */.$)(path).catch(() => null);
    if (text === null)
        return null;
    const executable = await (0,promises_.access)(path, promises_.constants.X_OK).then(() => true, () => false);
    return { text, executable };
}

// EXTERNAL MODULE: ./build/lib/io/route-index.js + 2 modules
var route_index = __webpack_require__(7854);
// EXTERNAL MODULE: ./build/lib/io/source.js
var source = __webpack_require__(1216);
// EXTERNAL MODULE: ./build/lib/io/vectors.js + 4 modules
var vectors = __webpack_require__(2753);
// EXTERNAL MODULE: ./build/lib/case/select.js
var case_select = __webpack_require__(9409);
// EXTERNAL MODULE: ./build/lib/nearest.js
var nearest = __webpack_require__(6062);
;// CONCATENATED MODULE: ./build/lib/lint/case-rules.js


function lintCases(facts) {
    return [
        ...facts.cases.flatMap((testCase) => lintCase(testCase, facts)),
        ...lintCoverage(facts),
        ...lintOrphans(facts),
    ];
}
function lintCase(testCase, { source }) {
    if (testCase.kind !== 'skill')
        return [];
    const place = {
        file: testCase.origin?.file ?? 'cases.json',
        line: testCase.origin?.line ?? 1,
        subject: testCase.case_id,
        consequences: {},
    };
    const known = source.skills.flatMap((skill) => [
        skill.id,
        skill.dir,
        `${source.name}:${skill.id}`,
        `${source.name}:${skill.dir}`,
    ]);
    const aliases = Object.values(testCase.provider_aliases).flatMap((names) => Object.keys(names));
    const unknown = (id) => !known.includes(id) && !aliases.includes(id);
    const meant = (id) => {
        const near = (0,nearest/* nearest */.p)((0,case_select/* bareId */.yW)(id), known);
        return near
            ? `did you mean '${near}'?`
            : `the source has ${source.skills
                .slice(0, 8)
                .map(({ id: name }) => name)
                .join(', ')}.`;
    };
    const required = [testCase.expected_skill, ...testCase.required_skills].filter(Boolean);
    const findings = [];
    for (const id of required.filter(unknown)) {
        findings.push({
            rule: 'case-unknown-skill',
            severity: 'error',
            ...place,
            message: `it expects '${id}', which the source does not have`,
            fix: meant(id),
        });
    }
    for (const id of [...testCase.disallowed_skills, ...testCase.optional_skills].filter(unknown)) {
        findings.push({
            rule: 'case-vacuous',
            severity: 'warning',
            ...place,
            message: `'${id}' is no skill of the source, so it can never be hit`,
            fix: meant(id),
        });
    }
    for (const id of required.filter((name) => source.skills.filter((skill) => skill.id === (0,case_select/* bareId */.yW)(name)).length > 1)) {
        findings.push({
            rule: 'case-ambiguous',
            severity: 'error',
            ...place,
            message: `two skills answer to '${id}'`,
            fix: 'rename one, or write `plugin:skill`.',
        });
    }
    for (const id of required.filter((name) => namesSkill(testCase.prompt, (0,case_select/* bareId */.yW)(name)))) {
        findings.push({
            rule: 'case-names-skill',
            severity: 'warning',
            ...place,
            message: `the prompt names '${(0,case_select/* bareId */.yW)(id)}': in mode live it shows obedience, not routing`,
            fix: 'say what is wanted in a user’s words.',
        });
    }
    return findings;
}
/** `release-notes`, `release notes`, `$release-notes`; an id of one plain word is a word of the language too. */
function namesSkill(prompt, id) {
    const words = id
        .toLowerCase()
        .split(/[-_\s]+/)
        .filter(Boolean);
    if (words.length < 2)
        return new RegExp(`[$/\`]${escapePattern(id)}\\b`, 'i').test(prompt);
    return new RegExp(`(?<![\\w-])${words.map(escapePattern).join('[-_\\s]')}(?![\\w-])`, 'i').test(prompt);
}
const escapePattern = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
function lintCoverage({ source, cases, prefix }) {
    const expected = new Set(cases
        .flatMap((row) => row.kind === 'skill' ? [row.expected_skill, ...row.required_skills] : row.kind === 'route' ? row.expected : [])
        .map(case_select/* bareId */.yW));
    const disallowed = new Set(cases.flatMap((row) => (row.kind === 'skill' ? row.disallowed_skills : [])).map(case_select/* bareId */.yW));
    return source.skills.flatMap((skill) => {
        const place = {
            file: `${prefix}${skill.path}`,
            line: 1,
            subject: skill.id,
            consequences: {},
            severity: 'warning',
        };
        const names = (set) => set.has(skill.id) || set.has(skill.dir);
        if (!names(expected))
            return [
                {
                    rule: 'skill-uncovered',
                    ...place,
                    message: 'no case expects it',
                    fix: 'add a case with a prompt that needs it.',
                },
            ];
        if (!names(disallowed))
            return [
                {
                    rule: 'skill-without-negative',
                    ...place,
                    message: 'no case says when it must stay out',
                    fix: 'add a look-alike or a negative that lists it under disallowed_skills.',
                },
            ];
        return [];
    });
}
function lintOrphans({ cases, baseline }) {
    if (!baseline)
        return [];
    const known = new Map(cases.map((testCase) => [testCase.case_id, testCase]));
    const findings = [];
    for (const [case_id, agents] of baseline.baseline.cases) {
        const place = {
            rule: 'baseline-orphan',
            severity: 'warning',
            file: baseline.file,
            line: 1,
            subject: case_id,
            consequences: {},
        };
        const testCase = known.get(case_id);
        if (!testCase) {
            const meant = (0,nearest/* nearest */.p)(case_id, [...known.keys()]);
            findings.push({
                ...place,
                message: `its case '${case_id}' is not in the corpus`,
                fix: meant ? `remove it, or rename it to '${meant}'.` : 'remove the entry.',
            });
            continue;
        }
        for (const agent of agents.keys()) {
            const name = agent.split(/[@+]/)[0] ?? agent;
            if (!testCase.agents || [agent, name].some((one) => testCase.agents?.includes(one)))
                continue;
            findings.push({ ...place, message: `case '${case_id}' no longer runs on ${agent}`, fix: 'remove the entry.' });
        }
    }
    return findings;
}

;// CONCATENATED MODULE: ./build/lib/lint/finding.js
/** Every rule with what it looks for: the table of docs/lint.md. */
const RULES = {
    'skill-front-matter': 'a SKILL.md whose front matter is missing, not closed or not YAML',
    'skill-offer': 'a skill that an agent will not list in full, for a reason of its own',
    'skill-duplicate': 'two skills with one id',
    'skill-name': 'a front-matter name that differs from the folder',
    'skill-shell': 'a skill that runs shell when it is loaded',
    'skill-uncovered': 'a skill that no case expects',
    'skill-without-negative': 'a skill that no case disallows',
    'skill-look-alike': 'two skills that an offline ranker cannot tell apart',
    'listing-budget': 'descriptions that fall because all skills together are over an agent’s listing budget (predicted)',
    'case-unknown-skill': 'a case that names a skill the source does not have',
    'case-vacuous': 'a disallowed skill or token that can never be hit',
    'case-names-skill': 'a prompt that names the skill it expects',
    'case-ambiguous': 'a bare id that two skills answer to',
    'hook-shape': 'a hooks file of the wrong shape, which agents ignore without a word',
    'hook-missing': 'a hook whose command is not there or cannot be run',
    'hook-fails-open': 'a hook that ends in exit 1, which lets the call through',
    'baseline-orphan': 'a baseline entry whose case is gone or no longer runs on that agent',
};

;// CONCATENATED MODULE: ./build/lib/lint/look-alike-rule.js
function promptsOf(cases) {
    return cases.flatMap((testCase) => {
        const { case_id: id } = testCase;
        if (testCase.kind === 'route' && testCase.expected.length)
            return [{ id, query: testCase.query, expected: testCase.expected }];
        if (testCase.kind !== 'skill' || !testCase.expected_skill)
            return [];
        return [
            {
                id,
                query: testCase.prompt,
                expected: [testCase.expected_skill, ...testCase.required_skills],
                acceptable: testCase.optional_skills,
            },
        ];
    });
}
/** Only pairs with stolen prompts, or descriptions that say the same: a ranker is no model, so this is never an error. */
function describeLookAlikes(pairs, source, prefix) {
    return pairs.map(({ victim, thief, queries, overlap, shared }) => {
        const skill = source.skills.find(({ id }) => id === victim);
        const stolen = queries.map(({ id }) => id);
        const named = stolen.length > 3 ? `${stolen.slice(0, 3).join(', ')} and ${stolen.length - 3} more` : stolen.join(', ');
        return {
            rule: 'skill-look-alike',
            severity: 'warning',
            file: `${prefix}${skill?.path ?? 'SKILL.md'}`,
            line: 1,
            subject: victim,
            message: stolen.length
                ? `the offline ranker puts '${thief}' before it for ${named}`
                : `the offline ranker finds '${thief}' in ${Math.round(overlap * 100)} % of its description`,
            consequences: {},
            fix: `say what sets the two apart${shared.length ? `; both use ${shared.join(', ')}` : ''}.`,
        };
    });
}

;// CONCATENATED MODULE: ./build/lib/lint/skill-rules.js
function lintSkills(facts) {
    const { source } = facts;
    return [
        ...source.skills.flatMap((skill) => [
            ...lintFrontMatter(skill, facts),
            ...lintName(skill, facts),
            ...lintShell(skill, facts),
            ...lintOffer(skill, facts),
        ]),
        ...lintDuplicates(facts),
        ...facts.agents.flatMap((agent) => lintBudget(agent, facts)),
    ];
}
const at = (skill, { prefix }, line = 1) => ({
    file: `${prefix}${skill.path}`,
    line,
    subject: skill.id,
});
function lintFrontMatter(skill, facts) {
    const { present, problems } = skill.front_matter;
    return problems.map(({ line, message }) => ({
        rule: 'skill-front-matter',
        severity: present ? 'warning' : 'error',
        ...at(skill, facts, line),
        message,
        consequences: {},
        fix: present
            ? 'make it one YAML block between two lines of ---; quote a value that holds a colon and a space.'
            : 'begin the file with a line of ---, then name: and description:, then a line of --- again.',
    }));
}
function lintName(skill, facts) {
    if (skill.id === skill.dir)
        return [];
    return [
        {
            rule: 'skill-name',
            severity: 'warning',
            ...at(skill, facts),
            message: `the front matter says '${skill.id}', the folder '${skill.dir}'`,
            consequences: Object.fromEntries(facts.agents.map(({ key, agent, install }) => [
                key,
                `lists it as ${agent.listedAs(skill, { source: facts.source, install })[0] ?? skill.id}`,
            ])),
            fix: 'give both the same name.',
        },
    ];
}
/** Claude Code runs `!`cmd`` and ```! blocks of a skill when it loads it; elsewhere they are text. */
function lintShell(skill, facts) {
    const lines = (facts.bodies[skill.path] ?? '').split('\n');
    const line = lines.findIndex((text, index) => index + 1 >= skill.front_matter.body_line && /(^|[\s(])!`[^`]+`|^```!/.test(text));
    if (line < 0)
        return [];
    return [
        {
            rule: 'skill-shell',
            severity: 'warning',
            ...at(skill, facts, line + 1),
            message: 'it runs a shell command when it is loaded',
            consequences: { claude: 'the skill does not load where the command may not run or is not there' },
            fix: 'tell the agent to run the command, or ship its output.',
        },
    ];
}
const OFFER_WORDS = [
    ['absent', 'not offered'],
    ['name_only', 'offered by name only'],
    ['cut', 'offered with its description cut'],
];
/** Alone in its source a skill has all the room: what is not whole then is not whole for a reason of its own. */
function lintOffer(skill, facts) {
    const alone = { ...facts.source, skills: [skill] };
    const consequences = {};
    const states = {};
    let severity = 'warning';
    for (const { key, agent, install, vendor_model } of facts.agents) {
        const place = { source: alone, install, vendor_model };
        const offer = agent.predictOffers(place)[0];
        if (!offer || offer.offer === 'full')
            continue;
        if (offer.offer === 'absent')
            severity = 'error';
        states[offer.offer] = [...(states[offer.offer] ?? []), key];
        consequences[key] = agent.explainOffer(skill, place, offer.offer) ?? `offered: ${offer.offer}`;
    }
    if (Object.keys(consequences).length === 0)
        return [];
    const parts = OFFER_WORDS.flatMap(([state, words]) => states[state] ? [`${words} on ${states[state].join(', ')}`] : []);
    return [
        {
            rule: 'skill-offer',
            severity,
            ...at(skill, facts),
            message: parts.join('; '),
            consequences,
            fix: 'see what is said for each agent; `agent-routing discover` measures it.',
        },
    ];
}
function lintDuplicates(facts) {
    const first = new Map();
    return facts.source.skills.flatMap((skill) => {
        const other = first.get(skill.id);
        if (!other)
            first.set(skill.id, skill);
        if (!other)
            return [];
        return [
            {
                rule: 'skill-duplicate',
                severity: 'error',
                ...at(skill, facts),
                message: `the id '${skill.id}' stands in ${other.path} too`,
                consequences: {},
                fix: 'rename one of them.',
            },
        ];
    });
}
function lintBudget({ key, agent, install, vendor_model }, facts) {
    const place = { source: facts.source, install, vendor_model };
    const fallen = agent.predictOffers(place).filter((offer) => {
        if (offer.offer === 'full')
            return false;
        return agent.predictOffers({ ...place, source: { ...facts.source, skills: [offer.skill] } })[0]?.offer === 'full';
    });
    const [worst] = [...fallen].sort((a, b) => a.kept_chars - b.kept_chars);
    if (!worst)
        return [];
    const count = (state) => fallen.filter((offer) => offer.offer === state).length;
    const states = [
        ['absent', 'not named at all'],
        ['name_only', 'by name only'],
        ['cut', 'cut'],
    ].flatMap(([state, words]) => (count(state ?? '') ? [`${count(state ?? '')} ${words}`] : []));
    const reason = agent.explainOffer(worst.skill, place, worst.offer) ?? 'over the listing budget';
    return [
        {
            rule: 'listing-budget',
            severity: 'warning',
            file: facts.source.manifest ? `${facts.prefix}${facts.source.manifest}` : `${facts.prefix}${worst.skill.path}`,
            line: 1,
            subject: key,
            message: `predicted for ${key} ${agent.pinned}: of ${facts.source.skills.length} skills ${states.join(', ')}`,
            consequences: { [key]: reason },
            fix: 'shorten descriptions or ship fewer skills; `agent-routing discover` measures what is left.',
        },
    ];
}

// EXTERNAL MODULE: ./build/lib/report/escape.js
var report_escape = __webpack_require__(6824);
// EXTERNAL MODULE: ./build/lib/report/wrap.js
var wrap = __webpack_require__(6339);
;// CONCATENATED MODULE: ./build/lib/report/lint.js


/** columns: of the terminal that reads it; null: lines stay whole. */
function renderFindings(findings, suppressed, columns = null) {
    const say = (text, indent) => columns === null ? text : (0,wrap/* wrapWords */.E)(text, Math.max(40, columns), indent);
    const lines = [];
    let file = '';
    for (const finding of [...findings].sort(byPlace)) {
        if (finding.file !== file) {
            if (file)
                lines.push('');
            file = finding.file;
            lines.push((0,report_escape/* oneLine */.TN)(file));
        }
        const what = `${finding.rule} ${(0,report_escape/* oneLine */.TN)(finding.subject)}: ${(0,report_escape/* oneLine */.TN)(finding.message)}`;
        lines.push(say(`  ${finding.line}: ${finding.severity} ${what}`, 6));
        for (const [agent, words] of Object.entries(finding.consequences))
            lines.push(say(`      ${agent}: ${(0,report_escape/* oneLine */.TN)(words, 500)}`, 8));
        lines.push(say(`      Fix: ${(0,report_escape/* oneLine */.TN)(finding.fix)}`, 8));
    }
    const count = (severity) => findings.filter((finding) => finding.severity === severity).length;
    const words = (number, noun) => `${number} ${noun}${number === 1 ? '' : 's'}`;
    if (lines.length)
        lines.push('');
    lines.push(`${words(count('error'), 'error')}, ${words(count('warning'), 'warning')}${suppressed ? `, ${suppressed} suppressed` : ''}`);
    return `${lines.join('\n')}\n`;
}
function byPlace(a, b) {
    return a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line;
}

// EXTERNAL MODULE: ./build/lib/router/router.js
var router_router = __webpack_require__(5067);
// EXTERNAL MODULE: ./build/lib/router/scorer.js + 4 modules
var router_scorer = __webpack_require__(2034);
// EXTERNAL MODULE: ./build/lib/router/words.js + 1 modules
var words = __webpack_require__(4821);
;// CONCATENATED MODULE: ./build/lib/router/look-alikes.js



/** A sibling that answers this much of a description as well as its owner does. */
const ALIKE = 0.6;
const SHARED_WORDS = 6;
/** Pairs with stolen prompts first, then pairs whose descriptions alone are alike. Deterministic. */
function findLookAlikes(tools, prompts, embedder) {
    if (tools.length < 2)
        return [];
    const pairs = new Map();
    const overlaps = describeOverlaps(tools, embedder);
    const pairOf = (victim, thief) => {
        const key = JSON.stringify([victim, thief]);
        const pair = pairs.get(key) ?? { victim, thief, queries: [], ...overlaps(victim, thief) };
        pairs.set(key, pair);
        return pair;
    };
    const router = (0,router_router/* createRouter */.a)(tools, embedder);
    const known = new Set(tools.map((tool) => tool.id));
    for (const { id, query, expected, acceptable = [] } of prompts) {
        const victims = expected.filter((name) => known.has(name));
        const ranked = router.rank(query, { limit: tools.length }).map((row) => row.tool.id);
        const thief = ranked[0];
        if (victims.length === 0 || thief === undefined || expected.includes(thief) || acceptable.includes(thief))
            continue;
        const places = victims.map((victim) => ranked.indexOf(victim)).filter((place) => place >= 0);
        const place = places.length ? Math.min(...places) : null;
        const victim = place === null ? victims[0] : ranked[place];
        pairOf(victim, thief).queries.push({ id, query, rank: place === null ? null : place + 1 });
    }
    for (const victim of tools)
        for (const thief of tools)
            if (victim.id < thief.id &&
                Math.max(overlaps(victim.id, thief.id).overlap, overlaps(thief.id, victim.id).overlap) >= ALIKE)
                if (!pairs.has(JSON.stringify([victim.id, thief.id])) && !pairs.has(JSON.stringify([thief.id, victim.id])))
                    pairOf(victim.id, thief.id);
    return [...pairs.values()].sort((a, b) => b.queries.length - a.queries.length ||
        b.overlap - a.overlap ||
        (JSON.stringify([a.victim, a.thief]) < JSON.stringify([b.victim, b.thief]) ? -1 : 1));
}
/** Each description asked as a query: what the sibling's row scores, over what its own does. */
function describeOverlaps(tools, embedder) {
    const scorer = (0,router_scorer/* createScorer */.f)(tools, embedder, null);
    const places = new Map(tools.map((tool, i) => [tool.id, i]));
    const asked = tools.map((tool) => scorer.score(tool.description));
    const spread = new Map();
    const stems = tools.map((tool) => new Map((0,words/* splitWords */.y)(`${tool.id} . ${tool.description}`).map((word) => [word.stem, word.text])));
    for (const words of stems)
        for (const stem of words.keys())
            spread.set(stem, (spread.get(stem) ?? 0) + 1);
    return (victim, thief) => {
        const own = places.get(victim);
        const other = places.get(thief);
        const scores = asked[own].found.scores;
        const shared = [...stems[own].keys()]
            .filter((stem) => stems[other].has(stem))
            .sort((a, b) => spread.get(a) - spread.get(b) || (a < b ? -1 : 1))
            .slice(0, SHARED_WORDS)
            .map((stem) => stems[own].get(stem));
        return { overlap: scores[own] > 0 ? Math.min(1, scores[other] / scores[own]) : 0, shared };
    };
}

// EXTERNAL MODULE: ./build/src/baselines.js
var baselines = __webpack_require__(909);
// EXTERNAL MODULE: ./build/src/command.js
var src_command = __webpack_require__(6448);
// EXTERNAL MODULE: ./build/src/progress.js
var progress = __webpack_require__(1838);
// EXTERNAL MODULE: ./build/src/run/edges.js
var run_edges = __webpack_require__(1585);
// EXTERNAL MODULE: ./build/src/run-options.js
var run_options = __webpack_require__(8163);
;// CONCATENATED MODULE: ./build/src/commands/lint.js
/** `lint`: what can be found in corpus, baseline, skills and hooks before any agent starts. */
























const { cases, agents: lint_agents, source: lint_source, baseline, strict, json } = run_options/* RunOptionsSchema */.R.shape;
const lint = (0,src_command/* defineCommand */.NB)({
    summary: 'Finds mistakes in corpus, baseline, skills and hooks before any agent starts',
    positionals: '',
    options: schemas/* object */.Ikc({
        cases,
        agents: lint_agents,
        source: lint_source,
        baseline,
        disable: run_options/* RunOptionsSchema */.R.shape.kind.describe('Rules to leave out, as rule or rule:subject'),
        strict: strict.describe('Warnings fail too'),
        json,
    }),
    async run(options, _, shell) {
        const disabled = checkDisabled(options.disable);
        const found = await (0,source/* readSource */.o)((0,external_node_path_.resolve)(shell.cwd, options.source));
        const prefix = (0,external_node_path_.relative)(shell.cwd, found.root) ? `${(0,external_node_path_.relative)(shell.cwd, found.root)}/` : '';
        const keys = (0,agent_key/* parseAgentKeys */.F)(options.agents ?? Object.keys(agents/* AGENTS */.jw), agents/* AGENT_NAMES */.RO);
        const linted = keys.flatMap((key) => {
            const agent = (0,agents/* findAgent */.dp)(key.name);
            return agent
                ? [{ key: key.key, agent, install: key.install ?? agent.defaultInstall(found), vendor_model: key.vendor_model }]
                : [];
        });
        const corpus = await (0,io_corpus/* loadCorpus */.x)(options.cases, { cwd: shell.cwd, strict: true });
        const edges = (0,run_edges/* terminalEdges */.v)(shell, (0,progress/* createProgress */.m)('none', shell, () => new Date()));
        const { current, file } = await (0,baselines/* readBaselines */.b)({ baseline: options.baseline }, shell.cwd, edges.readAtRef);
        const all = [
            ...lintSkills({ source: found, agents: linted, bodies: await readBodies(found), prefix }),
            ...lintCases({
                source: found,
                cases: corpus.cases,
                agents: linted.map(({ key }) => key),
                baseline: current ? { file, baseline: current } : null,
                prefix,
            }),
            ...(await lintLookAlikes(found, corpus.cases, prefix)),
            ...lintHooks(await readHookFiles(found, prefix)),
        ];
        const findings = all.filter(({ rule, subject }) => !disabled.has(rule) && !disabled.has(`${rule}:${subject}`));
        shell.stdout(options.json
            ? `${JSON.stringify(findings, null, 2)}\n`
            : renderFindings(findings, all.length - findings.length, shell.wrap ? shell.columns : null));
        return findings.some(({ severity }) => severity === 'error' || options.strict) ? 1 : 0;
    },
});
async function lintLookAlikes(source, cases, prefix) {
    if (source.skills.length < 2)
        return [];
    const { tools } = await (0,route_index/* loadRouteIndex */.W)([source.root], source.root);
    return describeLookAlikes(findLookAlikes(tools, promptsOf(cases), (0,vectors/* loadVectors */.t$)()), source, prefix);
}
function checkDisabled(words) {
    for (const word of words) {
        const rule = word.split(':')[0] ?? '';
        if (rule in RULES)
            continue;
        const meant = (0,nearest/* nearest */.p)(rule, Object.keys(RULES));
        throw new config_error/* ConfigError */.x(`--disable ${word}: there is no rule '${rule}'.`, {
            fix: meant ? `did you mean '${meant}'?` : `the rules are ${Object.keys(RULES).join(', ')}.`,
        });
    }
    return new Set(words);
}
async function readBodies(source) {
    const bodies = {};
    for (const { path } of source.skills)
        bodies[path] = (await (0,files/* readTextIfAny */.$)((0,external_node_path_.resolve)(source.root, path))) ?? '';
    return bodies;
}


/***/ }),

/***/ 1838:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ createProgress)
/* harmony export */ });
function createProgress(how, shell, now) {
    const say = (line) => shell.stderr(`${line}\n`);
    if (how === 'none')
        return { onState() { }, say, close() { } };
    if (how === 'lines' || !shell.terminal) {
        return {
            onState: (batch, unit, state) => say(`[agent-routing] ${now().toISOString().slice(11, 19)} [batch:${batch}] [unit:${unit.unit_run_id}] ${unit.agent}:${unit.case_id} -> ${state}`),
            say,
            close() { },
        };
    }
    return createStatusLine(shell);
}
const WIPE = '\r\u001b[2K';
function createStatusLine(shell) {
    const counts = { queued: 0, running: 0, completed: 0, failed: 0, timeout: 0 };
    const running = new Set();
    const draw = () => {
        const done = counts.completed + counts.failed + counts.timeout;
        const bad = counts.failed + counts.timeout;
        const text = `${done}/${counts.queued} units${bad ? `, ${bad} not passed` : ''} · ${[...running].join(' · ')}`;
        shell.stderr(`${WIPE}${text.slice(0, Math.max(20, shell.columns - 1))}`);
    };
    return {
        onState(_, unit, state) {
            counts[state]++;
            const name = `${unit.agent}:${unit.case_id}`;
            if (state === 'running')
                running.add(name);
            else
                running.delete(name);
            if (state !== 'queued')
                draw();
        },
        say: (line) => shell.stderr(`${WIPE}${line}\n`),
        close: () => shell.stderr(WIPE),
    };
}


/***/ }),

/***/ 1585:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ terminalEdges)
/* harmony export */ });
/* harmony import */ var _lib_io_git_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(921);

function terminalEdges(shell, progress) {
    return {
        cwd: shell.cwd,
        env: shell.env,
        say: progress.say,
        protocol: (line) => shell.stderr(`${line}\n`),
        onState: progress.onState,
        readAtRef: (ref, file) => (0,_lib_io_git_js__WEBPACK_IMPORTED_MODULE_0__/* .readAtRef */ .B)(shell.cwd, ref, file),
        signal: shell.signal,
    };
}


/***/ }),

/***/ 370:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ pLimit)
});

// UNUSED EXPORTS: limitFunction

;// CONCATENATED MODULE: ./node_modules/yocto-queue/index.js
/*
How it works:
`this.#head` is an instance of `Node` which keeps track of its current value and nests another instance of `Node` that keeps the value that comes after it. When a value is provided to `.enqueue()`, the code needs to iterate through `this.#head`, going deeper and deeper to find the last value. However, iterating through every single item is slow. This problem is solved by saving a reference to the last value as `this.#tail` so that it can reference it to add a new value.
*/

class Node {
	value;
	next;

	constructor(value) {
		this.value = value;
	}
}

class Queue {
	#head;
	#tail;
	#size;

	constructor() {
		this.clear();
	}

	enqueue(value) {
		const node = new Node(value);

		if (this.#head) {
			this.#tail.next = node;
			this.#tail = node;
		} else {
			this.#head = node;
			this.#tail = node;
		}

		this.#size++;
	}

	dequeue() {
		const current = this.#head;
		if (!current) {
			return;
		}

		this.#head = this.#head.next;
		this.#size--;

		// Clean up tail reference when queue becomes empty
		if (!this.#head) {
			this.#tail = undefined;
		}

		return current.value;
	}

	peek() {
		if (!this.#head) {
			return;
		}

		return this.#head.value;

		// TODO: Node.js 18.
		// return this.#head?.value;
	}

	clear() {
		this.#head = undefined;
		this.#tail = undefined;
		this.#size = 0;
	}

	get size() {
		return this.#size;
	}

	* [Symbol.iterator]() {
		let current = this.#head;

		while (current) {
			yield current.value;
			current = current.next;
		}
	}

	* drain() {
		while (this.#head) {
			yield this.dequeue();
		}
	}
}

;// CONCATENATED MODULE: ./node_modules/p-limit/index.js


function pLimit(concurrency) {
	let rejectOnClear = false;

	if (typeof concurrency === 'object') {
		({concurrency, rejectOnClear = false} = concurrency);
	}

	validateConcurrency(concurrency);

	if (typeof rejectOnClear !== 'boolean') {
		throw new TypeError('Expected `rejectOnClear` to be a boolean');
	}

	const queue = new Queue();
	let activeCount = 0;

	const resumeNext = () => {
		// Process the next queued function if we're under the concurrency limit
		if (activeCount < concurrency && queue.size > 0) {
			activeCount++;
			queue.dequeue().run();
		}
	};

	const next = () => {
		activeCount--;
		resumeNext();
	};

	const run = async (function_, resolve, arguments_) => {
		// Execute the function and capture the result promise
		const result = (async () => function_(...arguments_))();

		// Resolve immediately with the promise (don't wait for completion)
		resolve(result);

		// Wait for the function to complete (success or failure)
		// We catch errors here to prevent unhandled rejections,
		// but the original promise rejection is preserved for the caller
		try {
			await result;
		} catch {}

		// Decrement active count and process next queued function
		next();
	};

	const enqueue = (function_, resolve, reject, arguments_) => {
		const queueItem = {reject};

		// Queue the internal resolve function instead of the run function
		// to preserve the asynchronous execution context.
		new Promise(internalResolve => { // eslint-disable-line promise/param-names
			queueItem.run = internalResolve;
			queue.enqueue(queueItem);
		}).then(run.bind(undefined, function_, resolve, arguments_)); // eslint-disable-line promise/prefer-await-to-then

		// Start processing immediately if we haven't reached the concurrency limit
		if (activeCount < concurrency) {
			resumeNext();
		}
	};

	const generator = (function_, ...arguments_) => new Promise((resolve, reject) => {
		enqueue(function_, resolve, reject, arguments_);
	});

	Object.defineProperties(generator, {
		activeCount: {
			get: () => activeCount,
		},
		pendingCount: {
			get: () => queue.size,
		},
		clearQueue: {
			value() {
				if (!rejectOnClear) {
					queue.clear();
					return;
				}

				const abortError = AbortSignal.abort().reason;

				while (queue.size > 0) {
					queue.dequeue().reject(abortError);
				}
			},
		},
		concurrency: {
			get: () => concurrency,

			set(newConcurrency) {
				validateConcurrency(newConcurrency);
				concurrency = newConcurrency;

				queueMicrotask(() => {
					// eslint-disable-next-line no-unmodified-loop-condition
					while (activeCount < concurrency && queue.size > 0) {
						resumeNext();
					}
				});
			},
		},
		map: {
			async value(iterable, function_) {
				const promises = [];

				try {
					Array.from(iterable, (value, index) => {
						const promise = generator(function_, value, index);
						promises.push(promise);
						return promise;
					});
				} catch (error) {
					// The iterable threw, so `Promise.all` never observes the already scheduled promises. Observe them here to avoid unhandled rejections.
					for (const promise of promises) {
						promise.catch(() => {}); // eslint-disable-line promise/prefer-await-to-then
					}

					throw error;
				}

				return Promise.all(promises);
			},
		},
	});

	return generator;
}

function limitFunction(function_, options) {
	const limit = pLimit(options);

	const limitedFunction = (...arguments_) => limit(() => function_(...arguments_));
	Object.defineProperty(limitedFunction, 'clearQueue', {
		value: limit.clearQueue,
	});

	return limitedFunction;
}

function validateConcurrency(concurrency) {
	if (!((Number.isInteger(concurrency) || concurrency === Number.POSITIVE_INFINITY) && concurrency > 0)) {
		throw new TypeError('Expected `concurrency` to be a number from 1 and up');
	}
}


/***/ }),

/***/ 9567:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ai: () => (/* binding */ number)
/* harmony export */ });
/* unused harmony exports string, boolean, bigint, date */
/* harmony import */ var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3759);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2857);


function string(params) {
    return core._coercedString(schemas.ZodString, params);
}
function number(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* ._coercedNumber */ .qG(_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .ZodNumber */ .rSt, params);
}
function boolean(params) {
    return core._coercedBoolean(schemas.ZodBoolean, params);
}
function bigint(params) {
    return core._coercedBigint(schemas.ZodBigInt, params);
}
function date(params) {
    return core._coercedDate(schemas.ZodDate, params);
}


/***/ })

};
