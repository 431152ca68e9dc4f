export const id = 36;
export const ids = [36];
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

/***/ 5139:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  x: () => (/* binding */ loadCorpus)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./node_modules/tinyglobby/dist/index.mjs + 1 modules
var dist = __webpack_require__(3382);
// EXTERNAL MODULE: ./build/lib/case/corpus-json.js + 1 modules
var corpus_json = __webpack_require__(8540);
;// CONCATENATED MODULE: ./build/lib/case/loaders.js
/** The corpus formats: which loader reads which file. */

/** First match wins, so the most particular name comes first. */
const LOADERS = [
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
// EXTERNAL MODULE: ./build/lib/config-error.js
var config_error = __webpack_require__(9891);
;// CONCATENATED MODULE: ./build/lib/io/corpus.js
/** Finds corpus files by path, folder or glob and loads each by the loader of its name. */






async function loadCorpus(patterns, options) {
    const files = await findFiles(patterns, options.cwd);
    const corpus = { cases: [], files, skipped: [] };
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
        }
        catch (error) {
            if (!(error instanceof config_error/* ConfigError */.x) || !loader.skips_invalid || options.strict)
                throw error;
            corpus.skipped.push({ file: shown, reason: error.message });
        }
    }
    (0,case_select/* checkUnique */.Mb)(corpus.cases);
    return corpus;
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

/***/ 7854:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  W: () => (/* binding */ loadRouteIndex)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./node_modules/p-limit/index.js + 1 modules
var p_limit = __webpack_require__(370);
// EXTERNAL MODULE: ./node_modules/tinyglobby/dist/index.mjs + 1 modules
var dist = __webpack_require__(3382);
// EXTERNAL MODULE: ./build/lib/config-error.js
var config_error = __webpack_require__(9891);
// EXTERNAL MODULE: ./build/lib/router/fitted.js
var router_fitted = __webpack_require__(7146);
// EXTERNAL MODULE: ./build/lib/router/tool-list.js
var tool_list = __webpack_require__(8029);
;// CONCATENATED MODULE: ./build/lib/router/join-tools.js

function joinTools(lists, skills) {
    const warnings = [...lists.flatMap((list) => list.warnings), ...skills.flatMap((skill) => skill.warnings)];
    const bySkill = new Map(skills.map(({ tool }) => [tool.id, tool]));
    const withTools = new Set();
    const rows = new Map();
    const add = (tool) => {
        const first = rows.get(tool.id);
        if (first)
            warnings.push(`'${tool.id}' stands in the index twice${tool.file_path ? ` (again in ${tool.file_path})` : ''}; the first counts.`);
        else
            rows.set(tool.id, tool);
    };
    for (const tool of lists.flatMap((list) => list.tools)) {
        const skill = bySkill.get(tool.skill_name);
        if (skill)
            withTools.add(skill.id);
        add(skill ? (0,tool_list/* inheritWords */.R)(tool, skill) : tool);
    }
    for (const { tool } of skills)
        if (!withTools.has(tool.id))
            add(tool);
    return { tools: [...rows.values()], warnings };
}

// EXTERNAL MODULE: ./build/lib/skill/front-matter.js
var front_matter = __webpack_require__(9523);
// EXTERNAL MODULE: ./build/lib/router/tool.js
var tool = __webpack_require__(436);
;// CONCATENATED MODULE: ./build/lib/router/skill-entry.js
/** The text of a SKILL.md → what the router needs of it; broken front matter is a warning with its line. */



function parseSkillFile(text, file) {
    const { present, fields, problems } = (0,front_matter/* parseFrontMatter */.e)(text);
    const metadata = typeof fields['metadata'] === 'object' && fields['metadata'] !== null ? fields['metadata'] : {};
    (0,tool_list/* refuseKeywords */.nd)(fields, { file, path: 'front matter' });
    (0,tool_list/* refuseKeywords */.nd)(metadata, { file, path: 'metadata' });
    const all = { ...metadata, ...fields };
    const folder = file.split(/[\\/]/).at(-2) ?? file;
    const id = textOf(all['name']) || folder;
    return {
        tool: (0,tool/* makeTool */.Z)(id, textOf(all['description']), {
            type: 'skill',
            skill_name: id,
            command: id,
            category: textOf(all['category']),
            routing_keywords: listOf(all['routing_keywords']),
            intents: listOf(all['intents']),
            file_path: file,
        }),
        warnings: present
            ? problems.map(({ line, message }) => `${file}:${line}: ${message}`)
            : [`${file}:1: there is no front matter; the skill is indexed by its folder's name alone.`],
    };
}
function textOf(value) {
    return typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '';
}
/** A YAML list, or one string with commas. */
function listOf(value) {
    const items = typeof value === 'string' ? value.split(',') : Array.isArray(value) ? value : [];
    return items.map((item) => textOf(item)).filter(Boolean);
}

;// CONCATENATED MODULE: ./build/lib/io/route-index.js
/** Files and folders that a user names → the tools that the router ranks: tool lists, and the SKILL.md files of folders. */









const OPEN_FILES = 16;
const IGNORED = ['**/node_modules/**', '**/.git/**', '**/.agent-routing/**'];
async function loadRouteIndex(paths, cwd) {
    const lists = [];
    const skills = [];
    let fitted = null;
    for (const named of paths) {
        const path = (0,external_node_path_.resolve)(cwd, named);
        const entry = await (0,promises_.stat)(path).catch(() => null);
        if (!entry)
            throw new config_error/* ConfigError */.x('There is no such index.', {
                file: named,
                fix: 'name a folder with skills or a list of tools.',
            });
        if (entry.isDirectory()) {
            skills.push(...(await readSkills(path, cwd)));
            continue;
        }
        const text = await (0,promises_.readFile)(path, 'utf8');
        if (path.endsWith('.md'))
            skills.push(parseSkillFile(text, (0,external_node_path_.relative)(cwd, path)));
        else if (text.slice(0, 200).includes(router_fitted/* FITTED_SCHEMA */.PT)) {
            fitted = (0,router_fitted/* parseFitted */.Uz)(text, named);
            lists.push({ tools: fitted.tools, warnings: [] });
        }
        else
            lists.push((0,tool_list/* parseToolList */.gy)(text, named));
    }
    const { tools, warnings } = joinTools(lists, skills);
    if (tools.length === 0)
        throw new config_error/* ConfigError */.x('The index holds nothing to route to.', {
            file: paths.join(', '),
            fix: 'name a folder with SKILL.md files or a list of tools with --index.',
        });
    return { tools, warnings, fitted };
}
async function readSkills(folder, cwd) {
    const files = await (0,dist/* glob */.TI)(['**/SKILL.md'], {
        cwd: folder,
        absolute: true,
        dot: true,
        ignore: IGNORED,
        followSymbolicLinks: false,
    });
    const limit = (0,p_limit/* default */.A)(OPEN_FILES);
    return Promise.all(files.sort().map((file) => limit(async () => parseSkillFile(await (0,promises_.readFile)(file, 'utf8'), (0,external_node_path_.relative)(cwd, file)))));
}


/***/ }),

/***/ 9011:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  t: () => (/* binding */ loadVectors)
});

// UNUSED EXPORTS: findVectors

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(3136);
// EXTERNAL MODULE: ./build/lib/config-error.js
var config_error = __webpack_require__(9891);
;// CONCATENATED MODULE: ./build/lib/router/embedding.js
/** A table of word vectors → the vector of a text: the mean of its words, the rarer the heavier. */

/** Reads the bytes of data/vectors.bin: length of header, header, words, scale of each row, rows of int8. */
function readVectorTable(bytes, file = 'vectors.bin') {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const broken = (why) => new config_error/* ConfigError */.x(`this is no table of word vectors (${why}).`, {
        file,
        fix: 'build it again with scripts/build-vectors.mjs',
    });
    if (bytes.length < 4 || 4 + view.getUint32(0, true) > bytes.length)
        throw broken('too short');
    const text = new TextDecoder();
    const start = 4 + view.getUint32(0, true);
    let header;
    try {
        header = JSON.parse(text.decode(bytes.subarray(4, start)));
    }
    catch {
        throw broken('its header is not JSON');
    }
    const { words: count, dimensions } = header;
    const scalesAt = start + header.bytes;
    const rowsAt = scalesAt + 4 * count;
    if (header.format !== 'agent-routing.vectors.v1')
        throw broken('unknown format');
    if (bytes.length !== rowsAt + count * dimensions)
        throw broken('its size is not what its header says');
    const rows = new Map();
    for (const word of text.decode(bytes.subarray(start, scalesAt)).split('\n'))
        rows.set(word, rows.size);
    const cells = new Int8Array(bytes.buffer, bytes.byteOffset + rowsAt, count * dimensions);
    return {
        dimensions,
        embed(words) {
            const sum = new Float32Array(dimensions);
            for (const word of words) {
                const row = rows.get(word.text);
                if (row === undefined)
                    continue;
                const weight = view.getFloat32(scalesAt + 4 * row, true);
                const at = row * dimensions;
                for (let d = 0; d < dimensions; d++)
                    sum[d] += weight * cells[at + d];
            }
            return normalize(sum);
        },
    };
}
function normalize(vector) {
    let square = 0;
    for (const value of vector)
        square += value * value;
    if (square > 0) {
        const length = Math.sqrt(square);
        for (let d = 0; d < vector.length; d++)
            vector[d] /= length;
    }
    return vector;
}

;// CONCATENATED MODULE: ./build/lib/io/vectors.js
/** Opens the table of word vectors that ships with the package: one read, when first asked for. */




const NAME = (0,external_node_path_.join)('data', 'vectors.bin');
/** dist/cli, build/src, build/lib/io and lib/io all stand below the folder that holds data/. */
function findVectors(from = import.meta.url) {
    for (let folder = (0,external_node_path_.dirname)((0,external_node_url_.fileURLToPath)(from));; folder = (0,external_node_path_.dirname)(folder)) {
        const path = (0,external_node_path_.join)(folder, NAME);
        if ((0,external_node_fs_.existsSync)(path))
            return path;
        if ((0,external_node_path_.dirname)(folder) === folder)
            return null;
    }
}
let table = null;
/** null when the package was installed without its data: the router then has its keyword side alone. */
function loadVectors(path = findVectors()) {
    if (path === null)
        return null;
    if (table?.path !== path)
        table = { path, embedder: readVectorTable((0,external_node_fs_.readFileSync)(path), path) };
    return table.embedder;
}


/***/ }),

/***/ 852:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ best)
/* harmony export */ });
/** Values → the places of the greatest positive ones, best first; equal ones in index order. */
function best(values, count) {
    const top = [];
    for (let i = 0; i < values.length; i++) {
        const value = values[i];
        if (value <= 0 || (top.length === count && value <= values[top[count - 1]]))
            continue;
        let at = top.length;
        while (at > 0 && values[top[at - 1]] < value)
            at--;
        top.splice(at, 0, i);
        if (top.length > count)
            top.pop();
    }
    return top;
}


/***/ }),

/***/ 7932:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C3: () => (/* binding */ calibrate),
/* harmony export */   En: () => (/* binding */ chanceOf),
/* harmony export */   ZX: () => (/* binding */ SHAPE_KEYS),
/* harmony export */   vJ: () => (/* binding */ describeShape)
/* harmony export */ });
/* harmony import */ var _weights_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8049);

const SHAPE_KEYS = ['lead', 'field', 'words', 'keyword', 'known'];
const FIELD_PLACE = 5;
/** places: the best rows, as far as the field's place at least where there are so many. */
function describeShape(tool, places, { fused, found, words }) {
    const own = fused[tool];
    const other = places.find((place) => place !== tool);
    const field = places[FIELD_PLACE];
    return {
        lead: compress(own - (other === undefined ? 0 : fused[other])),
        field: compress(own - (field === undefined ? 0 : Math.max(0, fused[field]))),
        words: Math.log1p(new Set(words.map((word) => word.stem)).size),
        keyword: found.most ? found.scores[tool] / found.most : 0,
        known: found.known,
    };
}
const compress = (distance) => Math.sign(distance) * Math.log1p(Math.abs(distance));
function chanceOf(shape, calibration) {
    let logit = calibration.bias;
    for (const key of SHAPE_KEYS)
        logit += calibration[key] * shape[key];
    return 1 / (1 + Math.exp(-logit));
}
/** A row never has a greater chance than the row above it, so that final scores order as the strategy does. */
function calibrate(order, places, scores, calibration) {
    const chances = new Map();
    let ceiling = 1;
    for (const tool of order) {
        const shape = describeShape(tool, places, scores);
        ceiling = Math.min(ceiling, chanceOf(shape, calibration));
        chances.set(tool, ceiling);
    }
    return {
        get: (tool) => chances.get(tool),
        judge(tool) {
            const final_score = chances.get(tool) ?? 0;
            const { high, medium } = _weights_js__WEBPACK_IMPORTED_MODULE_0__/* .CALIBRATED_BOUNDS */ .i9;
            return {
                final_score,
                confidence: final_score >= high ? 'high' : final_score >= medium ? 'medium' : 'low',
                promotion: null,
            };
        },
    };
}


/***/ }),

/***/ 7121:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ buildExampleIndex)
/* harmony export */ });
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4821);

/** Bigrams count, but less; one that was seen once says nothing. */
const PAIR_WEIGHT = 0.7;
/** Smoothing of the naive Bayes side, and its share beside the centroid's cosine. Fitted on development queries. */
const SMOOTHING = 0.07;
const BAYES_SHARE = 0.1;
/**
 * Each tool is the sum of its examples' TF-IDF vectors and of its own text's. Two views of that sum are added: the
 * cosine with the query, and its likelihood under the sum as a distribution of words. A sum forgets by subtraction,
 * so that leaving one example out costs nothing.
 */
function buildExampleIndex(tools, examples) {
    const places = new Map(tools.map((tool, i) => [tool.id, i]));
    const told = examples.filter((example) => example.expected.some((id) => places.has(id)));
    const texts = [
        ...told.map((example) => (0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .splitWords */ .y)(example.query)),
        ...tools.map((tool) => (0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .splitWords */ .y)([tool.id, tool.description, ...tool.routing_keywords, ...tool.intents].join(' . '))),
    ];
    const weights = weighFeatures(texts);
    const sums = new Map();
    const squares = new Float64Array(tools.length);
    const masses = new Float64Array(tools.length);
    const add = (tool, features) => {
        for (const [feature, value] of features) {
            const posting = sums.get(feature) ?? new Map();
            posting.set(tool, (posting.get(tool) ?? 0) + value);
            sums.set(feature, posting);
        }
    };
    const vectors = texts.map((words) => vectorOf(words, weights));
    const owners = [
        ...told.map((example) => example.expected.flatMap((id) => places.get(id) ?? [])),
        ...tools.map((_, i) => [i]),
    ];
    vectors.forEach((features, text) => {
        for (const tool of owners[text])
            add(tool, features);
    });
    for (const posting of sums.values())
        for (const [tool, value] of posting) {
            squares[tool] += value * value;
            masses[tool] += value;
        }
    const byName = new Map();
    told.forEach(({ id, query }, text) => {
        for (const name of new Set([`id ${id}`, `text ${wordKey((0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .splitWords */ .y)(query))}`]))
            byName.set(name, [...(byName.get(name) ?? []), text]);
    });
    return {
        search(query, without) {
            const scores = new Float64Array(tools.length);
            const features = vectorOf(query, weights);
            if (features.size === 0)
                return scores;
            const left = without === undefined
                ? []
                : [...new Set([...(byName.get(`id ${without}`) ?? []), ...(byName.get(`text ${wordKey(query)}`) ?? [])])];
            const shared = new Float64Array(tools.length);
            const likely = new Float64Array(tools.length);
            const square = Float64Array.from(squares);
            const mass = Float64Array.from(masses);
            const minus = new Map();
            for (const text of left)
                for (const tool of owners[text])
                    for (const [feature, value] of vectors[text]) {
                        const key = `${feature} ${tool}`;
                        const gone = minus.get(key) ?? 0;
                        const now = sums.get(feature).get(tool) - gone;
                        square[tool] -= now * now - (now - value) * (now - value);
                        mass[tool] -= value;
                        minus.set(key, gone + value);
                    }
            let total = 0;
            for (const [feature, value] of features) {
                total += value;
                for (const [tool, sum] of sums.get(feature) ?? []) {
                    const kept = left.length ? sum - (minus.get(`${feature} ${tool}`) ?? 0) : sum;
                    if (kept <= 1e-9)
                        continue;
                    shared[tool] += value * kept;
                    likely[tool] += value * Math.log1p(kept / SMOOTHING);
                }
            }
            let least = Number.POSITIVE_INFINITY;
            for (let i = 0; i < tools.length; i++) {
                likely[i] -= total * Math.log(mass[i] + SMOOTHING * weights.size);
                least = Math.min(least, likely[i]);
            }
            for (let i = 0; i < tools.length; i++)
                if (shared[i] > 0)
                    scores[i] = shared[i] / Math.sqrt(Math.max(square[i], 1e-9)) + BAYES_SHARE * (likely[i] - least);
            return scores;
        },
    };
}
function weighFeatures(texts) {
    const seen = new Map();
    for (const words of texts)
        for (const feature of featuresOf(words))
            seen.set(feature, (seen.get(feature) ?? 0) + 1);
    const rows = new Map();
    for (const [feature, count] of seen) {
        const pair = feature.includes(' ');
        if (pair && count < 2)
            continue;
        rows.set(feature, { place: rows.size, weight: Math.log1p(texts.length / count) * (pair ? PAIR_WEIGHT : 1) });
    }
    return { size: rows.size, of: (feature) => rows.get(feature) };
}
function featuresOf(words) {
    const features = new Set();
    words.forEach(({ stem }, i) => {
        features.add(stem);
        if (i > 0)
            features.add(`${words[i - 1].stem} ${stem}`);
    });
    return features;
}
function vectorOf(words, weights) {
    const features = new Map();
    let square = 0;
    for (const feature of featuresOf(words)) {
        const row = weights.of(feature);
        if (!row)
            continue;
        features.set(row.place, row.weight);
        square += row.weight * row.weight;
    }
    const length = Math.sqrt(square);
    for (const [place, weight] of features)
        features.set(place, weight / length);
    return features;
}
const wordKey = (words) => words.map((word) => word.stem).join(' ');


/***/ }),

/***/ 7146:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PT: () => (/* binding */ FITTED_SCHEMA),
/* harmony export */   Uz: () => (/* binding */ parseFitted)
/* harmony export */ });
/* unused harmony export FittedSchema */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2857);
/* harmony import */ var _config_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9891);
/** What `route fit` writes and `--index` reads: an index with labelled queries, their weight, and a calibration of its own. */


const FITTED_SCHEMA = 'agent-routing.route-index.v1';
const strings = zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP());
const number = zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig();
const FittedSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    schema: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz(FITTED_SCHEMA),
    /** What the fit saw of itself: each query ranked by an index that never held it. */
    leave_one_out: zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
        queries: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr(),
        recall_at_1: number,
        recall_at_5: number,
        calibration_error: number,
    }),
    /** Weight of the examples beside the fused score. */
    weight: number.min(0),
    calibration: zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
        bias: number,
        field: number,
        lead: number,
        words: number,
        keyword: number,
        known: number,
    }),
    tools: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
        id: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
        type: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['tool', 'skill']),
        description: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
        skill_name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
        command: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
        category: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
        routing_keywords: strings,
        intents: strings,
        input_schema: zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J()),
        parameters: strings,
        skill_description: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
        file_path: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable(),
    }))
        .min(1),
    examples: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ id: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), query: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), expected: strings })),
});
function parseFitted(text, file) {
    let value;
    try {
        value = JSON.parse(text);
    }
    catch (error) {
        throw new _config_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .x(`This is no JSON: ${error.message}.`, {
            file,
            fix: 'make it again with route fit.',
        });
    }
    const parsed = FittedSchema.safeParse(value);
    if (parsed.success)
        return parsed.data;
    const issue = parsed.error.issues[0];
    throw new _config_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .x(`${issue.message}.`, {
        file,
        path: issue.path.join('.'),
        fix: 'make it again with route fit.',
    });
}


/***/ }),

/***/ 2334:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B3: () => (/* binding */ fuseRanks),
/* harmony export */   El: () => (/* binding */ fuseWithBoosts),
/* harmony export */   YL: () => (/* binding */ STRATEGIES),
/* harmony export */   le: () => (/* binding */ WEIGHTED_RRF),
/* harmony export */   wQ: () => (/* binding */ PLAIN_RRF)
/* harmony export */ });
const STRATEGIES = ['score_fusion', 'weighted_rrf_field_boosting', 'rrf'];
/** The original's constants; `rrf` is the textbook's. */
const WEIGHTED_RRF = { semantic_weight: 1, keyword_weight: 1.5, rrf_k: 10 };
const PLAIN_RRF = { semantic_weight: 1, keyword_weight: 1, rrf_k: 60 };
/** Reciprocal rank fusion; ranks count from 0, so the best adds weight / (k + 1). */
function fuseRanks(vector, keyword, constants) {
    const { semantic_weight, keyword_weight, rrf_k } = constants;
    const scores = new Map();
    const add = (ranking, weight) => ranking.forEach(([tool], rank) => {
        scores.set(tool, (scores.get(tool) ?? 0) + weight / (rrf_k + rank + 1));
    });
    add(vector, semantic_weight);
    add(keyword, keyword_weight);
    return scores;
}
const NAME_TOKEN = 0.3;
const WHOLE_QUERY = 0.5;
const METADATA = { routing_keywords: 0.08, intents: 0.09, category: 0.05, description: 0.03 };
const METADATA_CAP = 0.45;
/** Fewer keyword hits than this: the vector side decides. */
const SPARSE_BELOW = 2;
const SPARSE = { semantic_weight: 2, keyword_weight: 0.1, similarity: 0.3 };
/**
 * The original's formula (strategy weighted_rrf_field_boosting). Its boosts match by substring, each of the query's
 * tokens of three letters or more once.
 */
function fuseWithBoosts(query, tools, vector, keyword, constants = WEIGHTED_RRF) {
    const sparse = keyword.length < SPARSE_BELOW;
    const scores = fuseRanks(vector, keyword, sparse ? { ...constants, ...SPARSE } : constants);
    if (sparse)
        for (const [tool, similarity] of vector)
            scores.set(tool, scores.get(tool) + SPARSE.similarity * similarity);
    const whole = query.trim().toLowerCase();
    const tokens = [...new Set(whole.split(/[^\p{L}\p{N}]+/u).filter((token) => token.length > 2))];
    const hits = new Set(keyword.map(([tool]) => tool));
    for (const [tool, score] of scores) {
        const entry = tools[tool];
        const name = entry.id.toLowerCase();
        // A query of one word is the whole query: it earns that boost alone.
        const boost = whole && name.includes(whole)
            ? WHOLE_QUERY + (tokens.length > 1 ? NAME_TOKEN * count(tokens, name) : 0)
            : NAME_TOKEN * count(tokens, name);
        scores.set(tool, score + boost + (hits.has(tool) ? metadataBoost(tokens, entry) : 0));
    }
    return scores;
}
function count(tokens, text) {
    return tokens.reduce((sum, token) => sum + (text.includes(token) ? 1 : 0), 0);
}
function metadataBoost(tokens, tool) {
    const boost = METADATA.routing_keywords * count(tokens, tool.routing_keywords.join('\n').toLowerCase()) +
        METADATA.intents * count(tokens, tool.intents.join('\n').toLowerCase()) +
        METADATA.category * count(tokens, tool.category.toLowerCase()) +
        METADATA.description * count(tokens, tool.description.toLowerCase());
    return Math.min(METADATA_CAP, boost);
}


/***/ }),

/***/ 561:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ PROFILE_NAMES),
/* harmony export */   ix: () => (/* binding */ CONFIDENCES),
/* harmony export */   jI: () => (/* binding */ PROFILES),
/* harmony export */   mO: () => (/* binding */ applyProfile)
/* harmony export */ });
/* unused harmony exports VECTOR_STRONG, KEYWORD_STRONG, CLEAR_GAP, promote */
const CONFIDENCES = ['high', 'medium', 'low'];
function profile(row) {
    const [high_threshold, medium_threshold, high_base, high_scale, high_cap, medium_base, medium_scale, medium_cap, low_floor,] = row;
    return {
        high_threshold,
        medium_threshold,
        high_base,
        high_scale,
        high_cap,
        medium_base,
        medium_scale,
        medium_cap,
        low_floor,
    };
}
const PROFILES = {
    balanced: profile([0.75, 0.5, 0.9, 0.05, 0.99, 0.6, 0.3, 0.89, 0.1]),
    precision: profile([0.82, 0.58, 0.92, 0.04, 0.99, 0.62, 0.24, 0.88, 0.1]),
    recall: profile([0.68, 0.42, 0.88, 0.06, 0.99, 0.56, 0.35, 0.9, 0.08]),
};
const PROFILE_NAMES = ['calibrated', 'balanced', 'precision', 'recall'];
/** The promotions' bounds (seed 004, section 4.4). Both sides are normalised to 0..1 here: raw BM25 passes 0.2 nearly always. */
const VECTOR_STRONG = 0.55;
const KEYWORD_STRONG = 0.2;
const CLEAR_GAP = 0.15;
function promote(row, { medium_threshold }) {
    if (row.score < medium_threshold)
        return null;
    if (row.vector_score >= VECTOR_STRONG)
        return 'vector';
    const dominated = row.keyword_score > 0 && row.vector_score < 0.5 && row.keyword_score > row.vector_score;
    if (row.keyword_score >= KEYWORD_STRONG || dominated)
        return 'keyword';
    if (row.gap !== null && row.gap >= CLEAR_GAP)
        return 'clear_winner';
    return null;
}
function applyProfile(row, bounds) {
    const { score } = row;
    const promotion = score >= bounds.high_threshold ? null : promote(row, bounds);
    const clamp = (value) => Math.min(1, Math.max(0, value));
    if (score >= bounds.high_threshold || promotion)
        return {
            confidence: 'high',
            final_score: clamp(Math.min(bounds.high_cap, bounds.high_base + score * bounds.high_scale)),
            promotion,
        };
    if (score >= bounds.medium_threshold)
        return {
            confidence: 'medium',
            final_score: clamp(Math.min(bounds.medium_cap, bounds.medium_base + score * bounds.medium_scale)),
            promotion: null,
        };
    return { confidence: 'low', final_score: clamp(Math.max(score, bounds.low_floor)), promotion: null };
}


/***/ }),

/***/ 5067:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ createRouter)
/* harmony export */ });
/* harmony import */ var _best_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(852);
/* harmony import */ var _calibration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7932);
/* harmony import */ var _fusion_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2334);
/* harmony import */ var _profile_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(561);
/* harmony import */ var _scorer_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4459);
/* harmony import */ var _weights_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8049);
/** Tools → a router; query → tools ranked, each with its raw and final score, its confidence and why. */






/** Candidates that each side hands to rank fusion, at least. */
const CANDIDATES = 50;
/** Rows that the calibration compares with. */
const FIELD = 6;
function createRouter(tools, embedder, learned = null) {
    const scorer = (0,_scorer_js__WEBPACK_IMPORTED_MODULE_3__/* .createScorer */ .f)(tools, embedder, learned);
    const calibration = learned?.calibration ?? _weights_js__WEBPACK_IMPORTED_MODULE_4__/* .CALIBRATION */ .jY;
    function rank(query, options = {}) {
        const { strategy = 'score_fusion', profile = 'calibrated', limit = 10, threshold = 0 } = options;
        const scores = scorer.score(query, options.without);
        const { found, similar, fused } = scores;
        const normal = (value) => (found.most ? value / found.most : 0);
        const depth = Math.max(CANDIDATES, 2 * limit);
        const byKeyword = (0,_best_js__WEBPACK_IMPORTED_MODULE_5__/* .best */ .b)(found.scores, depth).map((i) => [i, found.scores[i]]);
        const byVector = similar ? (0,_best_js__WEBPACK_IMPORTED_MODULE_5__/* .best */ .b)(similar, depth).map((i) => [i, similar[i]]) : [];
        const raw = strategy === 'weighted_rrf_field_boosting'
            ? (0,_fusion_js__WEBPACK_IMPORTED_MODULE_1__/* .fuseWithBoosts */ .El)(query, tools, byVector, byKeyword)
            : (0,_fusion_js__WEBPACK_IMPORTED_MODULE_1__/* .fuseRanks */ .B3)(byVector, byKeyword, strategy === 'rrf' ? _fusion_js__WEBPACK_IMPORTED_MODULE_1__/* .PLAIN_RRF */ .wQ : _fusion_js__WEBPACK_IMPORTED_MODULE_1__/* .WEIGHTED_RRF */ .le);
        const order = strategy === 'score_fusion'
            ? (0,_best_js__WEBPACK_IMPORTED_MODULE_5__/* .best */ .b)(fused, limit)
            : [...raw.keys()].sort((a, b) => raw.get(b) - raw.get(a) || compareIds(tools, a, b)).slice(0, limit);
        const chances = (0,_calibration_js__WEBPACK_IMPORTED_MODULE_0__/* .calibrate */ .C3)(order, (0,_best_js__WEBPACK_IMPORTED_MODULE_5__/* .best */ .b)(fused, FIELD), scores, calibration);
        const greatest = strategy === 'rrf' ? 2 / (_fusion_js__WEBPACK_IMPORTED_MODULE_1__/* .PLAIN_RRF */ .wQ.rrf_k + 1) : 1;
        const ordered = order.map((i) => (strategy === 'score_fusion' ? chances.get(i) : raw.get(i) / greatest));
        return (order
            .map((i, place) => {
            const vector_score = similar ? similar[i] : null;
            const keyword_score = normal(found.scores[i]);
            const row = {
                score: ordered[place],
                vector_score: vector_score ?? 0,
                keyword_score,
                gap: place === 0 ? ordered[0] - (ordered[1] ?? 0) : null,
            };
            const judged = profile === 'calibrated' ? chances.judge(i) : (0,_profile_js__WEBPACK_IMPORTED_MODULE_2__/* .applyProfile */ .mO)(row, _profile_js__WEBPACK_IMPORTED_MODULE_2__/* .PROFILES */ .jI[profile]);
            return {
                tool: tools[i],
                score: raw.get(i) ?? 0,
                vector_score,
                keyword_score,
                fused_score: ordered[place],
                ...judged,
            };
        })
            // A promotion may lift a row above the one before it: the final score orders.
            .sort((a, b) => b.final_score - a.final_score)
            .filter((row) => row.final_score >= threshold));
    }
    return { tools, rank };
}
function compareIds(tools, a, b) {
    return tools[a].id < tools[b].id ? -1 : 1;
}


/***/ }),

/***/ 4459:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  f: () => (/* binding */ createScorer)
});

// EXTERNAL MODULE: ./build/lib/router/examples.js
var router_examples = __webpack_require__(7121);
// EXTERNAL MODULE: ./build/lib/router/words.js + 1 modules
var router_words = __webpack_require__(4821);
;// CONCATENATED MODULE: ./build/lib/router/tool-words.js

const FIELDS = ['name', 'intents', 'routing_keywords', 'description', 'category', 'parameters'];
function splitTool(tool) {
    // Full name, skill and command are one field: the first is mostly made of the other two.
    const told = [tool.skill_name, tool.command].filter((part) => part && !tool.id.includes(part));
    return {
        name: (0,router_words/* splitWords */.y)([tool.id, ...told].join(' . ')),
        intents: (0,router_words/* splitWords */.y)(tool.intents.join(' . ')),
        routing_keywords: (0,router_words/* splitWords */.y)(tool.routing_keywords.join(' . ')),
        description: (0,router_words/* splitWords */.y)(tool.description),
        category: (0,router_words/* splitWords */.y)(tool.category),
        parameters: (0,router_words/* splitWords */.y)(tool.parameters.join(' . ')),
    };
}
/** What is read as running text: everything but the category. */
function allWords(words) {
    return [...words.name, ...words.description, ...words.routing_keywords, ...words.intents, ...words.parameters];
}

;// CONCATENATED MODULE: ./build/lib/router/keyword.js
/** The keyword side: tools → an index of fields, query → BM25F scores with the greatest score the query could reach. */

/** Weight of each field; a word found in several fields counts once, as BM25F has it. */
const FIELD_WEIGHTS = {
    name: 2,
    intents: 1,
    routing_keywords: 1,
    description: 1,
    category: 0.5,
    parameters: 0.6,
};
const K1 = 1.2;
/** Share of length normalisation. Names and keyword lists are not longer because they say less. */
const B = {
    name: 0.5,
    intents: 0.75,
    routing_keywords: 0.75,
    description: 0.75,
    category: 0.5,
    parameters: 0.75,
};
function buildKeywordIndex(tools) {
    const means = FIELDS.map((field) => tools.reduce((sum, words) => sum + words[field].length, 0) / (tools.length || 1) || 1);
    const postings = new Map();
    for (let tool = 0; tool < tools.length; tool++) {
        const here = new Map();
        FIELDS.forEach((field, f) => {
            const words = tools[tool][field];
            const norm = 1 - B[field] + (B[field] * words.length) / means[f];
            const share = FIELD_WEIGHTS[field] / norm;
            for (const { stem } of words)
                here.set(stem, (here.get(stem) ?? 0) + share);
        });
        for (const [stem, weight] of here) {
            const posting = postings.get(stem) ?? { tools: [], weights: [] };
            posting.tools.push(tool);
            posting.weights.push(weight / (K1 + weight));
            postings.set(stem, posting);
        }
    }
    const size = tools.length;
    const rarity = (stem) => {
        const found = postings.get(stem)?.tools.length ?? 0;
        return Math.log(1 + (size - found + 0.5) / (found + 0.5));
    };
    return {
        size,
        rarity,
        search(query) {
            const scores = new Float64Array(size);
            let most = 0;
            let known = 0;
            for (const stem of new Set(query.map((word) => word.stem))) {
                const idf = rarity(stem);
                most += idf;
                const posting = postings.get(stem);
                if (!posting)
                    continue;
                known += idf;
                for (let i = 0; i < posting.tools.length; i++) {
                    const tool = posting.tools[i];
                    scores[tool] += idf * posting.weights[i];
                }
            }
            return { scores, most, known: most ? known / most : 0 };
        },
    };
}

;// CONCATENATED MODULE: ./build/lib/router/vector.js

/** Tool description first; a skill's body and a tool's skill-level description stay out (measured: they hurt). */
function buildVectorIndex(tools, embedder) {
    const { dimensions } = embedder;
    const rows = new Float32Array(tools.length * dimensions);
    tools.forEach((tool, i) => {
        rows.set(embedder.embed(allWords(tool)), i * dimensions);
    });
    return {
        search(query) {
            const vector = embedder.embed(query);
            const cosines = new Float32Array(tools.length);
            for (let i = 0; i < cosines.length; i++) {
                let sum = 0;
                const at = i * dimensions;
                for (let d = 0; d < dimensions; d++)
                    sum += rows[at + d] * vector[d];
                cosines[i] = Math.max(0, sum);
            }
            return cosines;
        },
    };
}

// EXTERNAL MODULE: ./build/lib/router/weights.js
var weights = __webpack_require__(8049);
;// CONCATENATED MODULE: ./build/lib/router/scorer.js






function createScorer(tools, embedder, lessons) {
    const split = tools.map(splitTool);
    const keywords = buildKeywordIndex(split);
    const vectors = embedder && buildVectorIndex(split, embedder);
    const examples = lessons && (0,router_examples/* buildExampleIndex */.h)(tools, lessons.examples);
    return {
        score(query, without) {
            const words = (0,router_words/* splitWords */.y)(query);
            const found = keywords.search(words);
            const similar = vectors?.search(words) ?? null;
            const told = examples?.search(words, without) ?? null;
            const fused = new Float64Array(tools.length);
            const share = found.most ? weights/* FUSION_WEIGHTS */.$G.keyword / found.most : 0;
            for (let i = 0; i < tools.length; i++)
                fused[i] =
                    share * found.scores[i] +
                        weights/* FUSION_WEIGHTS */.$G.similarity * (similar?.[i] ?? 0) +
                        (lessons ? lessons.weight * told[i] : 0);
            return { words, found, similar, told, fused };
        },
    };
}


/***/ }),

/***/ 8029:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ inheritWords),
/* harmony export */   Se: () => (/* binding */ readLines),
/* harmony export */   gy: () => (/* binding */ parseToolList),
/* harmony export */   nd: () => (/* binding */ refuseKeywords)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2857);
/* harmony import */ var _config_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9891);
/* harmony import */ var _tool_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(436);
/** The text of a tool list (JSON or JSONL) → tools for the index, with warnings for what was left out. */



const strings = zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).default([]);
const object = zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J());
/** Fields of MCP's tool lists, of omni's tool search and of common benchmarks; what else a row holds is not ours. */
const RowSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().min(1).optional(),
    tool_name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().min(1).optional(),
    id: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().min(1).optional(),
    description: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish(),
    skill_name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
    command: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
    category: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish(),
    routing_keywords: strings,
    intents: strings,
    input_schema: object.nullish(),
    inputSchema: object.nullish(),
    parameters: zod__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J().optional(),
    params: zod__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), strings, object]).nullish(),
    skill_description: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish(),
    file_path: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish(),
});
const SkillSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ description: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish(), routing_keywords: strings, intents: strings });
const ListSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([
    zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J()),
    zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ tools: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J()), skills: zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J()).optional() }),
]);
function parseToolList(text, file) {
    const { rows, skills } = readRows(text, file);
    const known = new Map();
    for (const [name, value] of Object.entries(skills))
        known.set(name, readSkill(value, file, name));
    const seen = new Set();
    const list = { tools: [], warnings: [] };
    for (const { value, line, path } of rows) {
        const tool = readTool(value, { file, ...(line ? { line } : {}), path });
        if (seen.has(tool.id)) {
            list.warnings.push(`${file}${line ? `:${line}` : ` at ${path}`}: '${tool.id}' stands here twice; the first counts.`);
            continue;
        }
        seen.add(tool.id);
        const words = known.get(tool.skill_name);
        list.tools.push(words ? inheritWords(tool, words) : tool);
    }
    return list;
}
/** routing_keywords and intents are the skill's; the description stays the tool's own. */
function inheritWords(tool, words) {
    return {
        ...tool,
        routing_keywords: words.routing_keywords.length ? words.routing_keywords : tool.routing_keywords,
        intents: words.intents.length ? words.intents : tool.intents,
        skill_description: tool.skill_description || words.description,
    };
}
function readRows(text, file) {
    const body = text.replace(/^\uFEFF/, '');
    let whole;
    try {
        whole = JSON.parse(body);
    }
    catch (error) {
        const rows = readLines(body, file);
        if (rows)
            return { rows, skills: {} };
        throw new _config_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .x(`This is no JSON: ${error.message}.`, {
            file,
            fix: 'give a JSON array of tools or one tool a line.',
        });
    }
    const list = ListSchema.safeParse(whole);
    if (!list.success) {
        // One line of JSONL is an object too.
        if (RowSchema.safeParse(whole).success)
            return { rows: [{ value: whole, line: 1, path: '' }], skills: {} };
        throw new _config_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .x('This is no list of tools.', {
            file,
            fix: 'give a JSON array of tools, {"tools": [...]} or one tool a line.',
        });
    }
    const data = Array.isArray(list.data) ? { tools: list.data, skills: {} } : list.data;
    return {
        rows: data.tools.map((value, i) => ({ value, line: null, path: `tools[${i}]` })),
        skills: data.skills ?? {},
    };
}
/** null when not even the first line is JSON. */
function readLines(text, file) {
    const rows = [];
    let line = 0;
    for (const content of text.replace(/^\uFEFF/, '').split(/\r?\n/)) {
        line++;
        if (!content.trim())
            continue;
        try {
            rows.push({ value: JSON.parse(content), line, path: '' });
        }
        catch (error) {
            if (rows.length === 0)
                return null;
            throw new _config_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .x(`This line is no JSON: ${error.message}.`, { file, line });
        }
    }
    return rows;
}
function readTool(value, where) {
    refuseKeywords(value, where);
    const row = RowSchema.safeParse(value);
    if (!row.success) {
        const issue = row.error.issues[0];
        const at = [where.path, issue.path.join('.')].filter(Boolean).join('.');
        throw new _config_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .x(`${issue.message}.`, { ...where, path: at });
    }
    const { data } = row;
    const id = data.tool_name ?? data.name ?? data.id;
    if (!id)
        throw new _config_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .x('A tool without a name.', { ...where, fix: 'give it "name" or "tool_name".' });
    const schema = data.input_schema ?? data.inputSchema ?? (isObject(data.parameters) ? data.parameters : {});
    return (0,_tool_js__WEBPACK_IMPORTED_MODULE_2__/* .makeTool */ .Z)(id, data.description ?? '', {
        ...(data.skill_name === undefined ? {} : { skill_name: data.skill_name }),
        ...(data.command === undefined ? {} : { command: data.command }),
        category: data.category ?? '',
        routing_keywords: data.routing_keywords,
        intents: data.intents,
        input_schema: schema,
        parameters: parameterNames(schema, data.params),
        skill_description: data.skill_description ?? '',
        file_path: data.file_path ?? null,
    });
}
function readSkill(value, file, name) {
    refuseKeywords(value, { file, path: `skills.${name}` });
    const skill = SkillSchema.safeParse(value);
    if (!skill.success)
        throw new _config_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .x(`${skill.error.issues[0].message}.`, {
            file,
            path: `skills.${name}.${skill.error.issues[0].path.join('.')}`,
        });
    const { description, routing_keywords, intents } = skill.data;
    return { description: description ?? '', routing_keywords, intents };
}
function refuseKeywords(value, where) {
    if (isObject(value) && 'keywords' in value)
        throw new _config_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .x("'keywords' is not allowed in the index.", { ...where, fix: "name it 'routing_keywords'." });
}
function parameterNames(schema, params) {
    if (typeof params === 'string')
        return params.split(/\s+/).filter(Boolean);
    if (Array.isArray(params))
        return params;
    const properties = isObject(params) ? params : schema['properties'];
    return isObject(properties) ? Object.keys(properties) : [];
}
function isObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}


/***/ }),

/***/ 436:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ makeTool)
/* harmony export */ });
function makeTool(id, description, rest = {}) {
    const dot = id.indexOf('.');
    return {
        id,
        type: 'tool',
        description,
        skill_name: dot > 0 ? id.slice(0, dot) : id,
        command: dot > 0 ? id.slice(dot + 1) : id,
        category: '',
        routing_keywords: [],
        intents: [],
        input_schema: {},
        parameters: [],
        skill_description: '',
        file_path: null,
        ...rest,
    };
}


/***/ }),

/***/ 8049:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $G: () => (/* binding */ FUSION_WEIGHTS),
/* harmony export */   i9: () => (/* binding */ CALIBRATED_BOUNDS),
/* harmony export */   jY: () => (/* binding */ CALIBRATION)
/* harmony export */ });
/** The few numbers that were fitted on development queries (docs/router.md says how); everything else is a priori. */
/** score_fusion: weight of each side's normalised score. */
const FUSION_WEIGHTS = { keyword: 17, similarity: 4 };
/** Chance that a row is right: a logistic over the shape of its ranking. */
const CALIBRATION = {
    bias: -3.63,
    lead: 1.4,
    field: 1.53,
    words: 0.57,
    keyword: 3.18,
    known: -0.39,
};
/** Bounds of the profile `calibrated` on that chance: high is right in 93 of 100, medium is worth a try. */
const CALIBRATED_BOUNDS = { high: 0.92, medium: 0.4 };


/***/ }),

/***/ 4821:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  y: () => (/* binding */ splitWords)
});

// EXTERNAL MODULE: ./node_modules/wink-porter2-stemmer/src/wink-porter2-stemmer.js
var wink_porter2_stemmer = __webpack_require__(821);
;// CONCATENATED MODULE: ./build/lib/router/stop-words.js
/** English words that say nothing about which tool is meant: function words and the small talk of requests. */
const WORDS = `
a about above after again all also am an and another any are as at back be because been before being below between both
but by can cannot could did do does doing done down during each else etc even ever every few for from further get gets
getting give go going got had has have having he hello help helps her here hers hey hi him his how i if im in into is it
its ive just kindly know let lets like ll make makes making many may maybe me might mine more most much must my myself
need needed needs no nor not now of off ok okay on once one only or other our ours out over own please provide re really
right s same she should show so some someone something still such sure t take tell than thank thanks that the their them
then there these they thing things this those through to too under until up upon us use used user users uses using ve
very via want wanted wants was way we well were what whats when where whether which while who whom whose why will wish
with within without would yes yet you your yours
`;
const STOP_WORDS = new Set(WORDS.trim().split(/\s+/));

;// CONCATENATED MODULE: ./build/lib/router/words.js
/** Text → words: names split at their humps and joints, stop words dropped, each word with its English stem. */


/** No word of any language is longer; such runs are base64, hashes or an attack, and the stemmer is not linear on them. */
const LONGEST = 40;
/** Spellings that the splitter would tear apart. */
const SPELLINGS = [
    [/(?<![\p{L}\p{N}])c#/giu, 'csharp'],
    [/(?<![\p{L}\p{N}])f#/giu, 'fsharp'],
    [/c\+\+/gi, 'cpp'],
    [/(?<![\p{L}\p{N}])\.net\b/giu, 'dotnet'],
    [/\bnode\.?js\b/gi, 'nodejs'],
];
/** Most texts have none of them. */
const SPELLED = /[#+]|\.net|node\.?js/i;
const WORD = /[\p{L}\p{N}\p{M}]+/gu;
const HUMP = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;
/** Scripts that write without spaces are matched by pairs of characters. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
const ASCII = /^[a-z0-9]+$/;
const PLAIN = /^[A-Za-z0-9]+$/;
const stems = new Map();
function stemOf(word) {
    const known = stems.get(word);
    if (known !== undefined)
        return known;
    const stem = ASCII.test(word) ? wink_porter2_stemmer(word) : word;
    // Hostile queries must not fill the memory.
    if (stems.size > 50_000)
        stems.clear();
    stems.set(word, stem);
    return stem;
}
function fold(text) {
    if (PLAIN.test(text))
        return text.toLowerCase();
    return text
        .normalize('NFKD')
        .replace(/[\u0300-\u036f]/g, '')
        .toLowerCase();
}
function* pieces(text) {
    let plain = text;
    if (SPELLED.test(plain))
        for (const [pattern, spelling] of SPELLINGS)
            plain = plain.replace(pattern, ` ${spelling} `);
    for (const [run] of plain.matchAll(WORD)) {
        if (!PLAIN.test(run) && UNSPACED.test(run)) {
            const characters = [...run];
            if (characters.length === 1)
                yield run;
            for (let i = 0; i + 1 < characters.length; i++)
                yield characters[i] + characters[i + 1];
            continue;
        }
        // A run of one case cannot have humps: most words of a sentence stop here.
        const parts = run.length <= 4 * LONGEST && /\p{Lu}/u.test(run.slice(1)) ? run.split(HUMP) : [run];
        for (const part of parts)
            yield part;
        if (parts.length > 1 && parts.length <= 3)
            yield run;
    }
}
function splitWords(text) {
    const words = [];
    for (const piece of pieces(text)) {
        if (piece.length > LONGEST)
            continue;
        const word = fold(piece);
        if (word.length === 0 || STOP_WORDS.has(word))
            continue;
        words.push({ text: word, stem: stemOf(word) });
    }
    return words;
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


/***/ })

};
