export const id = 934;
export const ids = [934];
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

/***/ 2373:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ readSubagents)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _skill_front_matter_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9523);
/* harmony import */ var _source_manifest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3104);
/* harmony import */ var _source_tree_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5857);
/** Finds the custom agents that a source ships, its plugins' and the project's own. */





const { basename, join } = node_path__WEBPACK_IMPORTED_MODULE_1__.posix;
const PROJECT_FOLDERS = ['.claude/agents', '.github/agents'];
async function readSubagents(source) {
    const { root } = source;
    const found = [];
    for (const plugin of source.plugins) {
        if (plugin.entry === null && source.kind !== 'plugin')
            continue;
        const named = Object.values(plugin.manifests)[0]?.['name'] ?? plugin.entry?.['name'];
        const name = plugin.folder === '' ? source.name : typeof named === 'string' ? named : basename(plugin.folder);
        const places = [join(plugin.folder, 'agents'), ...(0,_source_manifest_js__WEBPACK_IMPORTED_MODULE_3__/* .pathsOf */ .wG)(plugin, 'agents')];
        for (const place of places)
            found.push(...(await readFolder(root, place, name)));
    }
    for (const folder of PROJECT_FOLDERS)
        found.push(...(await readFolder(root, folder, null)));
    return [...new Map(found.map((agent) => [agent.path, agent])).values()];
}
async function readFolder(root, folder, plugin) {
    const files = (await (0,_source_tree_js__WEBPACK_IMPORTED_MODULE_4__/* .listTree */ .nT)(root, folder)).filter((path) => path.endsWith('.md'));
    return Promise.all(files.map(async (path) => {
        const text = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(join(root, path), 'utf8');
        const { fields, body_line } = (0,_skill_front_matter_js__WEBPACK_IMPORTED_MODULE_2__/* .parseFrontMatter */ .e)(text);
        const { name } = fields;
        return {
            name: typeof name === 'string' && name.trim() ? name.trim() : basename(path).replace(/(?:\.agent)?\.md$/, ''),
            plugin,
            path,
            text,
            instructions: text
                .split(/\r\n|\n|\r/)
                .slice(body_line - 1)
                .join('\n')
                .trim(),
        };
    }));
}


/***/ }),

/***/ 4871:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ findSubagent)
/* harmony export */ });
/** `plugin:name`, or the bare name. */
function findSubagent(subagents, wanted) {
    const qualified = subagents.find(({ plugin, name }) => plugin !== null && `${plugin}:${name}` === wanted);
    if (qualified)
        return qualified;
    const at = wanted.lastIndexOf(':');
    const prefix = at < 0 ? null : wanted.slice(0, at);
    const named = subagents.filter(({ name }) => name === wanted.slice(at + 1));
    // A project's agent has no prefix, whatever a suite that is shared with a plugin writes.
    return named.find(({ plugin }) => plugin === null || prefix === null) ?? null;
}


/***/ }),

/***/ 6832:
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
// EXTERNAL MODULE: ./build/lib/agents/index.js + 91 modules
var agents = __webpack_require__(1711);
// EXTERNAL MODULE: ./build/lib/config-error.js
var config_error = __webpack_require__(9891);
// EXTERNAL MODULE: ./build/lib/io/corpus.js + 3 modules
var io_corpus = __webpack_require__(3073);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: ./node_modules/tinyglobby/dist/index.mjs + 1 modules
var dist = __webpack_require__(3382);
// EXTERNAL MODULE: ./build/lib/escape-pattern.js
var escape_pattern = __webpack_require__(2730);
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
    const runsItself = !new RegExp(`\\b(?:bash|sh|node|python3?|ruby|uv|bun|deno)\\b[^|;&]*${(0,escape_pattern/* escapePattern */.M)(path)}`).test(line);
    const findings = [];
    if (runsItself && !script.executable) {
        findings.push({
            rule: 'hook-missing',
            severity: 'error',
            ...place,
            message: `${path} may not be executed`,
            fix: `chmod +x ${hook.folder}${path}`,
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

// EXTERNAL MODULE: ./build/lib/io/files.js + 1 modules
var files = __webpack_require__(3385);
;// CONCATENATED MODULE: ./build/lib/io/hook-files.js
/** Finds the hook declarations of a source and reads the scripts that they name. */





/** Where a plugin or repository declares hooks for one of the agents. */
const DECLARATIONS = ['hooks/*.json', 'hooks.json', '.github/hooks/*.json', '.codex/hooks.json'];
/** Those of the source itself, and of each plugin that its marketplace names. */
async function readHookFiles(source, prefix) {
    const folders = [...new Set(['', ...source.plugins.map(({ folder }) => folder)])];
    const files = await Promise.all(folders.map((folder) => readDeclarations(source.root, folder, prefix)));
    return files.flat();
}
async function readDeclarations(root, below, prefix) {
    const folder = below === '' ? prefix : `${prefix}${below}/`;
    const found = await (0,dist/* glob */.TI)(DECLARATIONS, { cwd: (0,external_node_path_.join)(root, below), absolute: true, dot: true });
    return Promise.all(found.sort().map(async (path) => {
        const text = await (0,promises_.readFile)(path, 'utf8');
        const scripts = {};
        for (const script of (commandsOf(text) ?? []).flatMap(scriptsOf))
            scripts[script] = await readScript((0,external_node_path_.join)(root, below, script));
        return { file: `${prefix}${(0,external_node_path_.relative)(root, path)}`, folder, text, scripts };
    }));
}
async function readScript(path) {
    const text = await (0,files/* readTextIfAny */.$)(path).catch(() => null);
    if (text === null)
        return null;
    const executable = await (0,promises_.access)(path, promises_.constants.X_OK).then(() => true, () => false);
    return { text, executable };
}

// EXTERNAL MODULE: ./build/lib/io/route-index.js + 1 modules
var route_index = __webpack_require__(4982);
// EXTERNAL MODULE: ./build/lib/io/source.js
var source = __webpack_require__(1216);
// EXTERNAL MODULE: ./build/lib/io/source-manifest.js
var source_manifest = __webpack_require__(3104);
// EXTERNAL MODULE: ./build/lib/io/source-tree.js
var source_tree = __webpack_require__(5857);
;// CONCATENATED MODULE: ./build/lib/io/stray-skills.js
/** Finds what looks like a skill of the source and is none: no agent reads it, and no unit gets a copy. */





const { join } = external_node_path_.posix;
async function findStrays({ root, plugins }) {
    const folders = plugins.flatMap((plugin) => [join(plugin.folder, 'skills'), ...(0,source_manifest/* pathsOf */.wG)(plugin, 'skills')]);
    const found = await Promise.all([...new Set([...source/* PROJECT_FOLDERS */.ic, ...folders])].map((folder) => look(root, folder)));
    return [...new Map(found.flat().map((stray) => [stray.path, stray])).values()];
}
/** A folder of skills and the skills in it: deeper ones are rare enough. */
async function look(root, folder, deep = true) {
    const strays = [];
    for (const name of await (0,promises_.readdir)(join(root, folder)).catch(() => [])) {
        const path = join(folder, name);
        if ((0,source_tree/* isSkipped */.JR)(name))
            continue;
        const link = await (0,source_tree/* readLink */.XF)(root, path);
        const isSkill = /^skill\.md$/i.test(name);
        if (link) {
            if (link.target === null && (deep || isSkill))
                strays.push({ path, why: 'outside' });
        }
        else if (isSkill && name !== 'SKILL.md')
            strays.push({ path, why: 'misnamed' });
        else if (isSkill) {
            if ((await (0,promises_.stat)(join(root, path))).isDirectory())
                strays.push({ path, why: 'folder' });
        }
        else if (deep)
            strays.push(...(await look(root, path, false)));
    }
    return strays;
}

// EXTERNAL MODULE: ./build/lib/io/subagents.js
var subagents = __webpack_require__(2373);
// EXTERNAL MODULE: ./build/lib/io/vectors.js + 4 modules
var vectors = __webpack_require__(2753);
// EXTERNAL MODULE: ./build/lib/nearest.js
var nearest = __webpack_require__(6062);
// EXTERNAL MODULE: ./build/lib/skill/bare-id.js
var bare_id = __webpack_require__(7744);
// EXTERNAL MODULE: ./build/lib/skill/find-skill.js
var find_skill = __webpack_require__(6023);
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
    const known = source.skills.flatMap((skill) => (0,find_skill/* listIds */.Z)(skill, source));
    const aliases = Object.values(testCase.provider_aliases).flatMap((names) => Object.keys(names));
    const unknown = (id) => !known.includes(id) && !aliases.includes(id);
    const meant = (id) => {
        const near = (0,nearest/* nearest */.p)((0,bare_id/* bareId */.y)(id), known);
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
    const files = (name) => (0,find_skill/* findSkills */.I)(source, name).map(({ path, real_path = path }) => real_path);
    for (const id of required.filter((name) => new Set(files(name)).size > 1)) {
        findings.push({
            rule: 'case-ambiguous',
            severity: 'error',
            ...place,
            message: `two skills answer to '${id}'`,
            fix: 'rename one, or write `plugin:skill`.',
        });
    }
    for (const id of required.filter((name) => namesSkill(testCase.prompt, (0,bare_id/* bareId */.y)(name)))) {
        findings.push({
            rule: 'case-names-skill',
            severity: 'warning',
            ...place,
            message: `the prompt names '${(0,bare_id/* bareId */.y)(id)}': in mode live it shows obedience, not routing`,
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
        return new RegExp(`[$/\`]${(0,escape_pattern/* escapePattern */.M)(id)}\\b`, 'i').test(prompt);
    return new RegExp(`(?<![\\w-])${words.map(escape_pattern/* escapePattern */.M).join('[-_\\s]')}(?![\\w-])`, 'i').test(prompt);
}
function lintCoverage({ source, cases, prefix }) {
    const expected = new Set(cases
        .flatMap((row) => row.kind === 'skill' ? [row.expected_skill, ...row.required_skills] : row.kind === 'route' ? row.expected : [])
        .map(bare_id/* bareId */.y));
    const disallowed = new Set(cases.flatMap((row) => (row.kind === 'skill' ? row.disallowed_skills : [])).map(bare_id/* bareId */.y));
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
    'skill-file': 'a skill whose file no agent will find: misnamed, or behind a link that leads nowhere',
    'skill-offer': 'a skill that an agent will not list in full, for a reason of its own',
    'skill-duplicate': 'two skills with one id',
    'skill-name': 'a front-matter name that differs from the folder',
    'skill-shell': 'a skill that runs shell when it is loaded',
    'skill-uncovered': 'a skill that no case expects',
    'skill-without-negative': 'a skill that no case disallows',
    'skill-look-alike': 'two skills that an offline ranker cannot tell apart',
    'listing-budget': 'descriptions that fall because all skills together are over an agent’s listing budget (predicted)',
    'case-unknown-skill': 'a case that names a skill the source does not have',
    'case-unknown-subagent': 'a suite case that asks an agent the source does not have',
    'case-unknown-route': 'a tool_route case whose route no file has, or whose tool no route is about',
    'case-vacuous': 'a disallowed skill or token that can never be hit',
    'case-names-skill': 'a prompt that names the skill it expects',
    'case-ambiguous': 'a bare id that two skills answer to',
    'hook-shape': 'a hooks file of the wrong shape, which agents ignore without a word',
    'hook-missing': 'a hook whose command is not there or cannot be run',
    'hook-fails-open': 'a hook that ends in exit 1, which lets the call through',
    'baseline-orphan': 'a baseline entry whose case is gone or no longer runs on that agent',
};

// EXTERNAL MODULE: ./build/lib/skill/subagent.js
var subagent = __webpack_require__(4871);
;// CONCATENATED MODULE: ./build/lib/lint/kind-rules.js


function lintKinds(cases, { skills, subagents, routes }) {
    return cases.flatMap((testCase) => {
        const { file = 'cases.json', line = 1 } = testCase.origin ?? {};
        const place = { severity: 'error', file, line, subject: testCase.case_id, consequences: {} };
        if (testCase.kind === 'suite' && !(0,subagent/* findSubagent */.J)(subagents, testCase.subagent)) {
            const names = subagents.map(({ plugin, name }) => (plugin === null ? name : `${plugin}:${name}`));
            const message = `it asks the agent '${testCase.subagent}', which the source does not have`;
            const none = 'add it as agents/<name>.md of the plugin, or .claude/agents/<name>.md.';
            const known = [...names, ...subagents.map(({ name }) => name)];
            const fix = suggest(testCase.subagent, known, `the source has ${names.join(', ')}.`, none);
            return [{ rule: 'case-unknown-subagent', ...place, message, fix }];
        }
        if (testCase.kind === 'route') {
            const { expected } = testCase;
            const held = skills.some((id) => expected.some((name) => name === id || name.endsWith(`:${id}`)));
            if (expected.length === 0 || held)
                return [];
            const message = `it expects ${expected.map((name) => `'${name}'`).join(' or ')}, which the index of the source does not hold`;
            const fix = suggest(expected[0], skills, 'correct expected; the index knows a skill by the name in its SKILL.md.');
            return [{ rule: 'case-unknown-skill', ...place, message, fix }];
        }
        if (testCase.kind !== 'tool_route' || routes.length === 0)
            return [];
        const { route, tool, expect } = testCase;
        const names = routes.map(({ name }) => name);
        if (route !== undefined && !names.includes(route)) {
            const message = `no tool-routes.yaml of the corpus has the route '${route}'`;
            return [
                { rule: 'case-unknown-route', ...place, message, fix: suggest(route, names, `it has ${names.join(', ')}.`) },
            ];
        }
        if (expect !== 'block' || routes.some((one) => one.tool === tool))
            return [];
        const tools = [...new Set(routes.map((one) => one.tool))];
        const message = `it expects a block, and no route is about the tool '${tool}'`;
        return [
            {
                rule: 'case-unknown-route',
                ...place,
                message,
                fix: suggest(tool, tools, `the routes are about ${tools.join(', ')}.`),
            },
        ];
    });
}
function suggest(word, known, all, none = all) {
    const near = (0,nearest/* nearest */.p)(word, known);
    return near ? `did you mean '${near}'?` : known.length ? all : none;
}

;// CONCATENATED MODULE: ./build/lib/lint/look-alike-rule.js

function promptsOf(cases, source) {
    // The index knows a skill by its id; a case may write `plugin:skill`, or the folder.
    const idsOf = (names) => names.flatMap((name) => {
        const found = (0,find_skill/* findSkills */.I)(source, name);
        return found.length ? found.map((skill) => skill.id) : [name];
    });
    return cases.flatMap((testCase) => {
        const { case_id: id } = testCase;
        if (testCase.kind === 'route' && testCase.expected.length)
            return [{ id, query: testCase.query, expected: idsOf(testCase.expected) }];
        if (testCase.kind !== 'skill' || !testCase.expected_skill)
            return [];
        return [
            {
                id,
                query: testCase.prompt,
                expected: idsOf([testCase.expected_skill, ...testCase.required_skills]),
                acceptable: idsOf(testCase.optional_skills),
            },
        ];
    });
}
/** A SKILL.md that the router's index refuses: it can compare none, and the other rules still speak. */
function describeRefusal({ problem, where }, prefix) {
    const file = where.file ?? 'SKILL.md';
    return {
        rule: 'skill-look-alike',
        severity: 'warning',
        file: `${prefix}${file}`,
        line: where.line ?? 1,
        subject: file.split('/').at(-2) ?? file,
        message: `the offline ranker compares no skills: ${problem.replace(/\.$/, '')}`,
        consequences: {},
        fix: where.fix ?? 'mend it.',
    };
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

;// CONCATENATED MODULE: ./build/lib/lint/skill-place.js
const at = (skill, { prefix }, line = 1) => ({
    file: `${prefix}${skill.path}`,
    line,
    subject: skill.id,
});

;// CONCATENATED MODULE: ./build/lib/lint/offer-rules.js

const OFFER_WORDS = [
    ['absent', 'not offered'],
    ['name_only', 'offered by name only'],
    ['cut', 'offered with its description cut'],
];
/** The source with this skill and those alone that may take its name or place: all the room is theirs. */
function withRivals(skill, source) {
    const name = ({ id, dir }) => [id, dir].map((word) => word.toLowerCase());
    const rivals = source.skills.filter((other) => name(other).some((word) => name(skill).includes(word)) ||
        (other.real_path ?? other.path) === (skill.real_path ?? skill.path) ||
        skill.path.startsWith(other.path.replace(/SKILL\.md$/, '')));
    return { ...source, skills: rivals };
}
const isSame = (one) => (row) => row.skill === one;
/** What is not whole among its rivals is not whole for a reason of its own. */
function lintOffer(skill, facts) {
    const alone = withRivals(skill, facts.source);
    const consequences = {};
    const states = {};
    let severity = 'warning';
    for (const { key, agent, install, vendor_model } of facts.agents) {
        const place = { source: alone, install, vendor_model };
        const offer = agent.predictOffers(place).find(isSame(skill));
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
            ...at(skill, facts, findLine(skill, Object.values(consequences))),
            message: parts.join('; '),
            consequences,
            fix: `see what is said for each agent; \`agent-routing discover\` measures it. If it is meant: --disable skill-offer:${skill.id}.`,
        },
    ];
}
/** The line with the mistake, or of the field that the reasons name. */
function findLine({ text, front_matter: { problems, fields } }, reasons) {
    const [problem] = problems;
    if (problem)
        return problem.line;
    const named = Object.keys(fields).find((key) => reasons.some((reason) => reason.includes(key)));
    return named === undefined
        ? 1
        : Math.max(0, text.split('\n').findIndex((line) => line.startsWith(`${named}:`))) + 1;
}
function lintBudget({ key, agent, install, vendor_model }, facts) {
    const place = { source: facts.source, install, vendor_model };
    const fallen = agent.predictOffers(place).filter((offer) => {
        if (offer.offer === 'full')
            return false;
        const alone = { ...place, source: withRivals(offer.skill, facts.source) };
        return agent.predictOffers(alone).find(isSame(offer.skill))?.offer === 'full';
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
    const lines = skill.text.split('\n');
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
function lintDuplicates(facts) {
    const first = new Map();
    return facts.source.skills.flatMap((skill) => {
        const other = first.get(skill.id);
        if (!other)
            first.set(skill.id, skill);
        // One file that is reached by two paths is one skill.
        if (!other || (other.real_path ?? other.path) === (skill.real_path ?? skill.path))
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

;// CONCATENATED MODULE: ./build/lib/lint/stray-rule.js
const WORDS = {
    misnamed: ['no agent finds it: the file must be named SKILL.md, in capitals', 'rename it to SKILL.md.'],
    folder: ['SKILL.md is a folder here, and agents look for a file', 'make it a file, or remove it.'],
    outside: [
        'it is a link that leaves the source or leads nowhere, so no agent is given what it points to',
        'put the files themselves there, or link to a place inside the source.',
    ],
};
function lintStrays(strays, prefix) {
    return strays.map(({ path, why }) => ({
        rule: 'skill-file',
        severity: 'error',
        file: `${prefix}${path}`,
        line: 1,
        subject: path
            .replace(/\/SKILL\.md$/i, '')
            .split('/')
            .at(-1) ?? path,
        message: WORDS[why][0],
        consequences: {},
        fix: WORDS[why][1],
    }));
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
// EXTERNAL MODULE: ./build/lib/router/scorer.js + 8 modules
var router_scorer = __webpack_require__(2648);
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
        const pair = pairs.get(key) ?? {
            victim,
            thief,
            queries: [],
            overlap: overlaps.of(victim, thief),
            shared: overlaps.shared(victim, thief),
        };
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
            if (victim.id < thief.id && Math.max(overlaps.of(victim.id, thief.id), overlaps.of(thief.id, victim.id)) >= ALIKE)
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
    // The scores alone: all that a question gives, once for each tool, would fill the memory of a large source.
    const asked = tools.map((tool) => scorer.score(tool.description).found.scores);
    const spread = new Map();
    const stems = tools.map((tool) => new Map((0,words/* splitWords */.y)(`${tool.id} . ${tool.description}`).map((word) => [word.stem, word.text])));
    for (const words of stems)
        for (const stem of words.keys())
            spread.set(stem, (spread.get(stem) ?? 0) + 1);
    return {
        of(victim, thief) {
            const own = places.get(victim);
            const scores = asked[own];
            return scores[own] > 0 ? Math.min(1, scores[places.get(thief)] / scores[own]) : 0;
        },
        shared(victim, thief) {
            const own = stems[places.get(victim)];
            const other = stems[places.get(thief)];
            return [...own.keys()]
                .filter((stem) => other.has(stem))
                .sort((a, b) => spread.get(a) - spread.get(b) || (a < b ? -1 : 1))
                .slice(0, SHARED_WORDS)
                .map((stem) => own.get(stem));
        },
    };
}

// EXTERNAL MODULE: ./build/src/baselines.js
var baselines = __webpack_require__(909);
// EXTERNAL MODULE: ./build/src/command.js + 1 modules
var src_command = __webpack_require__(4823);
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
        const found = await (0,source/* readSource */.o$)((0,external_node_path_.resolve)(shell.cwd, options.source));
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
            ...lintSkills({ source: found, agents: linted, prefix }),
            ...lintStrays(await findStrays(found), prefix),
            ...lintCases({
                source: found,
                cases: corpus.cases,
                agents: linted.map(({ key }) => key),
                baseline: current ? { file, baseline: current } : null,
                prefix,
            }),
            ...lintKinds(corpus.cases, {
                skills: found.skills.map(({ id }) => id),
                subagents: await (0,subagents/* readSubagents */.x)(found),
                routes: corpus.routes,
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
    try {
        const { tools } = await (0,route_index/* loadRouteIndex */.W)([source.root], source.root);
        return describeLookAlikes(findLookAlikes(tools, promptsOf(cases, source), (0,vectors/* loadVectors */.t$)()), source, prefix);
    }
    catch (error) {
        if (error instanceof config_error/* ConfigError */.x)
            return [describeRefusal(error, prefix)];
        throw error;
    }
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
