export const id = 55;
export const ids = [55];
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

/***/ 2550:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KE: () => (/* binding */ findLine),
/* harmony export */   TN: () => (/* binding */ keyOf),
/* harmony export */   Vh: () => (/* binding */ readJson),
/* harmony export */   qF: () => (/* binding */ parseJson)
/* harmony export */ });
/* harmony import */ var _config_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9891);
/** JSON that people write → its value and the line of whatever stands in it. A key that stands twice is an error: JSON.parse would drop the first without a word. */

/** Deeper than anybody writes, and less than what recursion can follow. */
const MOST_DEPTH = 500;
function readJson(text, file) {
    const value = parseJson(text, file);
    const lines = new Map();
    for (const { path, line, twice } of listPlaces(text)) {
        if (path.length > MOST_DEPTH)
            throw new _config_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .x(`This is nested more than ${MOST_DEPTH} deep.`, { file, line, fix: 'flatten it.' });
        if (twice)
            throw new _config_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .x(`The key '${path.at(-1)}' stands twice; only one would count.`, {
                file,
                line,
                path: path.join('.'),
                fix: 'keep one of them (a merge often leaves both).',
            });
        // Objects of JavaScript lose it on the way, and with it what stands below.
        if (path.at(-1) === '__proto__')
            throw new _config_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .x("'__proto__' can be no key.", { file, line, path: path.join('.'), fix: 'rename it.' });
        lines.set(keyOf(path), line);
    }
    return { value, line: (path) => findLine(lines, path) };
}
/** The key of a path in a map of lines. */
const keyOf = (path) => JSON.stringify(path.map(String));
function findLine(lines, path) {
    for (let length = path.length; length > 0; length--) {
        const line = lines.get(keyOf(path.slice(0, length)));
        if (line !== undefined)
            return line;
    }
    return 1;
}
function parseJson(text, file) {
    try {
        return JSON.parse(text.replace(/^\uFEFF/, ''));
    }
    catch (error) {
        const { message } = error;
        const position = /position (\d+)/.exec(message)?.[1];
        const line = position === undefined ? undefined : text.slice(0, Number(position)).split('\n').length;
        throw new _config_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .x(`This is not JSON: ${message.replace(/ in JSON at position \d+.*$/, '')}.`, {
            file,
            ...(line === undefined ? {} : { line }),
            fix: 'mend the syntax there; JSON allows no comments and no trailing commas.',
        });
    }
}
/** Every key, and every object or array in an array, of text that is valid JSON. */
function* listPlaces(text) {
    const stack = [];
    let line = 1;
    for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"|[{}[\],\n]/g)) {
        const top = stack.at(-1);
        if (token === '\n')
            line++;
        else if (token === '{' || token === '[') {
            const path = top ? [...top.path, top.key ?? ''] : [];
            if (top && !top.keys)
                yield { path, line, twice: false };
            stack.push({ path, keys: token === '{' ? new Set() : null, key: token === '{' ? null : '0' });
        }
        else if (token === '}' || token === ']')
            stack.pop();
        else if (token === ',') {
            if (top)
                top.key = top.keys ? null : String(Number(top.key) + 1);
        }
        else if (top?.keys && top.key === null) {
            top.key = JSON.parse(token);
            yield { path: [...top.path, top.key], line, twice: top.keys.has(top.key) };
            top.keys.add(top.key);
        }
    }
}


/***/ }),

/***/ 1060:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fh: () => (/* binding */ isJson),
/* harmony export */   JD: () => (/* binding */ objects),
/* harmony export */   Yj: () => (/* binding */ string),
/* harmony export */   ai: () => (/* binding */ number),
/* harmony export */   p_: () => (/* binding */ list),
/* harmony export */   qI: () => (/* binding */ asFields)
/* harmony export */ });
const isJson = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
/** To take fields out of, whatever it is. */
const asFields = (value) => (value && typeof value === 'object' ? value : {});
const string = (value) => (typeof value === 'string' ? value : '');
const number = (value) => (typeof value === 'number' ? value : null);
const list = (value) => (Array.isArray(value) ? value : []);
const objects = (value) => list(value).filter(isJson);


/***/ }),

/***/ 2436:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   aJ: () => (/* binding */ MRR_DEPTH),
/* harmony export */   fW: () => (/* binding */ calibrationError),
/* harmony export */   xP: () => (/* binding */ measure)
/* harmony export */ });
/* unused harmony export rankOf */
const BINS = 10;
/** The original counts to the tenth rank. */
const MRR_DEPTH = 10;
function measure(rows) {
    const asked = rows.filter(({ query }) => !query.negative);
    const negatives = rows.filter(({ query }) => query.negative);
    const level = (of, confidence) => of.filter(({ ranked }) => (ranked[0]?.confidence ?? 'low') === confidence);
    const judged = (confidence) => {
        const chosen = level(asked, confidence);
        return {
            rows: chosen.length,
            share: ratio(chosen.length, asked.length),
            precision: chosen.length ? ratio(chosen.filter(isRight).length, chosen.length) : null,
        };
    };
    const sources = [...new Set(asked.map(({ query }) => query.source))].sort();
    return {
        all: qualityOf(asked),
        sources: sources.length > 1
            ? Object.fromEntries(sources.map((source) => [source, qualityOf(asked.filter(({ query }) => query.source === source))]))
            : {},
        negatives: {
            queries: negatives.length,
            high: level(negatives, 'high').length,
            medium: level(negatives, 'medium').length,
            low: level(negatives, 'low').length,
        },
        calibration_error: calibrationError(asked.map((row) => ({ said: row.ranked[0]?.final_score ?? 0, right: isRight(row) }))),
        high: judged('high'),
        medium: judged('medium'),
        thefts: findThefts(asked),
    };
}
/** 1-based rank of the first expected id; Infinity when none was ranked. */
function rankOf(ids, ranked) {
    const at = ranked.findIndex((row) => ids.includes(row.id));
    return at < 0 ? Number.POSITIVE_INFINITY : at + 1;
}
function qualityOf(rows) {
    const ranks = rows.map(({ query, ranked }) => rankOf(query.expected, ranked));
    const within = (limit) => ratio(ranks.filter((rank) => rank <= limit).length, rows.length);
    return {
        queries: rows.length,
        recall_at_1: within(1),
        recall_at_3: within(3),
        recall_at_5: within(5),
        mrr: ratio(ranks.reduce((sum, rank) => sum + (rank <= MRR_DEPTH ? 1 / rank : 0), 0), rows.length),
        lenient_at_1: ratio(rows.filter(({ query, ranked }) => rankOf([...query.expected, ...query.acceptable], ranked) === 1).length, rows.length),
    };
}
const isRight = ({ query, ranked }) => rankOf(query.expected, ranked) === 1;
/** Expected calibration error: ten bins of what was said, each against how often it was right. */
function calibrationError(rows) {
    const bins = Array.from({ length: BINS }, () => ({ said: 0, right: 0 }));
    for (const { said, right } of rows) {
        const bin = bins[Math.min(BINS - 1, Math.floor(said * BINS))];
        bin.said += said;
        if (right)
            bin.right++;
    }
    return bins.reduce((sum, bin) => sum + ratio(Math.abs(bin.said - bin.right), rows.length), 0);
}
function findThefts(rows) {
    const thefts = new Map();
    for (const { query, ranked } of rows) {
        const thief = ranked[0]?.id;
        if (thief === undefined || query.expected.includes(thief) || query.acceptable.includes(thief))
            continue;
        const victim = query.expected.find((id) => ranked.some((row) => row.id === id)) ?? query.expected[0];
        const key = JSON.stringify([victim, thief]);
        const theft = thefts.get(key) ?? { victim, thief, queries: [] };
        theft.queries.push({ id: query.id, query: query.query });
        thefts.set(key, theft);
    }
    return [...thefts.values()].sort((a, b) => b.queries.length - a.queries.length || (a.victim < b.victim ? -1 : 1));
}
function ratio(part, whole) {
    return whole ? part / whole : 0;
}


/***/ }),

/***/ 2365:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JZ: () => (/* binding */ warnOfStrangers),
/* harmony export */   S0: () => (/* binding */ parseQueries),
/* harmony export */   nS: () => (/* binding */ warnOfTwins)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2857);
/* harmony import */ var _config_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9891);
/* harmony import */ var _list_rows_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(850);
/** Lines of labelled queries → a set to measure or to fit on. */



const LineSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({
    id: zod__WEBPACK_IMPORTED_MODULE_2__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig()]).transform(String).optional(),
    query: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    expected: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()).default([]),
    acceptable: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()).default([]),
    source: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().default(''),
    negative: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY().default(false),
});
function parseQueries(text, file) {
    const rows = (0,_list_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .readLines */ .S)(text, file);
    if (!rows)
        throw new _config_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .x('This is no JSONL.', {
            file,
            line: 1,
            fix: 'give one {"id", "query", "expected": [...]} a line.',
        });
    return rows.map(({ value, line }) => {
        const parsed = LineSchema.safeParse(value);
        if (!parsed.success) {
            const issue = parsed.error.issues[0];
            throw new _config_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .x(`${issue.message}.`, { file, line: line, path: issue.path.join('.') });
        }
        const { id, query, expected, acceptable, source, negative } = parsed.data;
        if (expected.length === 0 && !negative)
            throw new _config_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .x('A query that expects nothing.', {
                file,
                line: line,
                fix: 'name what it expects, or say "negative": true.',
            });
        return {
            // Not the line alone: an index fitted to another file must not take it for that file's line.
            id: id ?? `${file}:${line}`,
            query,
            expected,
            acceptable,
            source,
            negative: negative && expected.length === 0,
        };
    });
}
const NAMED = 5;
/** A warning about expected ids that the index does not hold. */
function warnOfStrangers(queries, held) {
    const strangers = new Set(queries.flatMap(({ expected }) => expected.filter((id) => !held.has(id))));
    if (strangers.size === 0)
        return [];
    return [`the index knows no ${nameSome(strangers)}; queries that expect only them teach nothing, and are missed.`];
}
/** A warning about ids that several queries share: what is left out for one of them is left out for all. */
function warnOfTwins(queries) {
    const seen = new Set();
    const twice = new Set();
    for (const { id } of queries)
        (seen.has(id) ? twice : seen).add(id);
    return twice.size ? [`several queries have the id ${nameSome(twice)}; they are left out together.`] : [];
}
function nameSome(ids) {
    const named = [...ids].slice(0, NAMED).map((id) => `'${id}'`);
    return `${named.join(', ')}${ids.size > NAMED ? ` and ${ids.size - NAMED} more` : ''}`;
}


/***/ }),

/***/ 7313:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JA: () => (/* binding */ renderRouteText),
/* harmony export */   Q5: () => (/* binding */ renderMeasureText),
/* harmony export */   h$: () => (/* binding */ showText)
/* harmony export */ });
const COLOURS = { high: '\u001b[32m', medium: '\u001b[33m', low: '\u001b[31m' };
const SHOWN_THEFTS = 10;
const SHOWN_QUERIES = 3;
/** A query or a name is anyone's text: no escape sequence or line break of it reaches the terminal. */
function showText(text, longest = 200) {
    const plain = text.replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ').trim();
    const characters = [...plain];
    return characters.length > longest ? `${characters.slice(0, longest - 1).join('')}…` : plain;
}
function renderRouteText(head, ranked, options) {
    const { confidence_profile: profile, stats } = head;
    const lines = [
        `Searching for: '${showText(head.query)}'`,
        ...(options.translated ? [`Translated: '${showText(options.translated)}'`] : []),
        `Confidence profile: ${profile.name} (${profile.source})`,
        `Search params: limit=${head.limit}, min_score=${decimal(head.threshold)} (results with score < min_score are filtered)`,
        '',
    ];
    if (ranked.length === 0)
        return `${[...lines, 'No matches found for this query.'].join('\n')}\n`;
    const width = Math.max(4, ...ranked.map((row) => showText(row.tool.id, 60).length));
    lines.push(`Routing Results for: ${showText(head.query)}`);
    lines.push(`${'Tool'.padEnd(width)}  Score  Confidence  Final${options.explain ? '  Details' : ''}`);
    for (const row of ranked) {
        const level = row.confidence.padEnd(10);
        const shown = options.colour ? `${COLOURS[row.confidence]}${level}\u001b[0m` : level;
        const details = options.explain ? `  ${explainRow(row)}` : '';
        lines.push(`${showText(row.tool.id, 60).padEnd(width)}  ${row.score.toFixed(3)}  ${shown}  ${row.final_score.toFixed(3)}${details}`);
    }
    const sure = ranked.filter((row) => row.confidence !== 'low').length;
    lines.push('', `Showing ${ranked.length} results (${sure} high/medium confidence). Use --threshold 0 to show all results.`);
    lines.push(`Search weights: semantic=${decimal(stats.semantic_weight)}, keyword=${decimal(stats.keyword_weight)} (${stats.strategy})`);
    return `${lines.join('\n')}\n`;
}
function explainRow(row) {
    const parts = [
        `raw=${row.score.toFixed(3)}`,
        `final=${row.final_score.toFixed(3)}`,
        `vec=${row.vector_score?.toFixed(3) ?? '-'}`,
        `kw=${row.keyword_score.toFixed(3)}`,
        `fused=${row.fused_score.toFixed(3)}`,
        `schema=${Object.keys(row.tool.input_schema).length ? 'yes' : 'no'}`,
        ...(row.promotion ? [`promoted=${row.promotion}`] : []),
    ];
    return parts.join(' | ');
}
const decimal = (value) => value === null ? '-' : Number.isInteger(value) ? value.toFixed(1) : String(value);
const percent = (value) => (value === null ? '-' : `${(100 * value).toFixed(1)} %`);
function renderMeasureText(measured) {
    const { all, negatives, high, medium } = measured;
    const rows = [['all', all], ...Object.entries(measured.sources)];
    const width = Math.max(...rows.map(([name]) => name.length), 6);
    const lines = [
        `${'source'.padEnd(width)}  queries     R@1     R@3     R@5   MRR@10  R@1 with acceptable`,
        ...rows.map(([name, row]) => [
            (name || '(none)').padEnd(width),
            String(row.queries).padStart(7),
            percent(row.recall_at_1).padStart(7),
            percent(row.recall_at_3).padStart(7),
            percent(row.recall_at_5).padStart(7),
            row.mrr.toFixed(3).padStart(6),
            percent(row.lenient_at_1).padStart(7),
        ].join('  ')),
        '',
        `Calibration error ${measured.calibration_error.toFixed(3)}`,
        `high: ${high.rows} queries (${percent(high.share)}), right in ${percent(high.precision)}`,
        `medium: ${medium.rows} queries (${percent(medium.share)}), right in ${percent(medium.precision)}`,
        `Negatives: ${negatives.queries}, called high ${negatives.high}, medium ${negatives.medium}, low ${negatives.low}`,
    ];
    if (measured.thefts.length) {
        lines.push('', 'Who stands first instead of whom:');
        for (const { victim, thief, queries } of measured.thefts.slice(0, SHOWN_THEFTS)) {
            lines.push(`  ${showText(thief)} before ${showText(victim)}: ${queries.length} ${queries.length === 1 ? 'query' : 'queries'}`);
            for (const { query } of queries.slice(0, SHOWN_QUERIES))
                lines.push(`    '${showText(query, 100)}'`);
        }
        if (measured.thefts.length > SHOWN_THEFTS)
            lines.push(`  and ${measured.thefts.length - SHOWN_THEFTS} more pairs (--json tells all)`);
    }
    return `${lines.join('\n')}\n`;
}


/***/ }),

/***/ 8955:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ needsTranslation),
/* harmony export */   y: () => (/* binding */ readTranslation)
/* harmony export */ });
/** Which queries a translator is asked about, and which of its answers are believed. */
const URLS = /\bhttps?:\/\/\S+/gi;
const FOREIGN_LETTER = /(?![A-Za-z])\p{L}/u;
const FOREIGN_SCRIPT = /(?!\p{Script=Latin})\p{L}/u;
const LONGEST = 100_000;
function needsTranslation(query) {
    return FOREIGN_LETTER.test(query.replace(URLS, ' '));
}
/** The English text; null when the answer is no translation, and the original stays. */
function readTranslation(answer) {
    const text = answer
        .slice(0, LONGEST)
        .replace(/[\s\p{Cc}]+/gu, ' ')
        .trim();
    return text === '' || FOREIGN_SCRIPT.test(text.replace(URLS, ' ')) ? null : text;
}


/***/ }),

/***/ 492:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ readNamed),
/* harmony export */   R: () => (/* binding */ writeNamed)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _lib_io_refusal_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7205);
/** Files that the user named on the command line: read or written, or one error that says which and why not. */



async function readNamed(path, shell) {
    try {
        return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(shell.cwd, path), 'utf8');
    }
    catch (error) {
        throw (0,_lib_io_refusal_js__WEBPACK_IMPORTED_MODULE_2__/* .explainRefusal */ .G)(error, path);
    }
}
async function writeNamed(path, text, shell) {
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(shell.cwd, path), text);
    }
    catch (error) {
        throw (0,_lib_io_refusal_js__WEBPACK_IMPORTED_MODULE_2__/* .explainRefusal */ .G)(error, path);
    }
}


/***/ }),

/***/ 185:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  route: () => (/* binding */ route)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/lib/config-error.js
var config_error = __webpack_require__(9891);
// EXTERNAL MODULE: ./build/lib/io/route-index.js + 1 modules
var route_index = __webpack_require__(4982);
// EXTERNAL MODULE: ./build/lib/io/vectors.js + 4 modules
var vectors = __webpack_require__(2753);
// EXTERNAL MODULE: ./build/lib/router/profile.js
var profile = __webpack_require__(561);
// EXTERNAL MODULE: ./build/lib/router/router.js
var router = __webpack_require__(5067);
// EXTERNAL MODULE: ./build/lib/router/text.js
var router_text = __webpack_require__(7313);
// EXTERNAL MODULE: ./build/src/command.js + 1 modules
var command = __webpack_require__(4823);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(2857);
;// CONCATENATED MODULE: ./build/lib/router/payload.js
/** Ranked tools → `omni.router.route_test.v1`; the schema is the seed's, strict where it is. */


const json = schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J());
const strings = schemas/* array */.YOg(schemas/* string */.YjP());
const RouteItemSchema = schemas/* strictObject */.rej({
    id: schemas/* string */.YjP(),
    name: schemas/* string */.YjP().optional(),
    description: schemas/* string */.YjP(),
    skill_name: schemas/* string */.YjP(),
    tool_name: schemas/* string */.YjP(),
    command: schemas/* string */.YjP(),
    file_path: schemas/* string */.YjP().optional(),
    score: schemas/* number */.aig().describe('Raw reciprocal rank fusion'),
    vector_score: schemas/* number */.aig().optional().describe('Cosine of the descriptions’ word vectors, 0..1'),
    keyword_score: schemas/* number */.aig().optional().describe('BM25F over the most the query could reach, 0..1'),
    final_score: schemas/* number */.aig().describe('Calibrated; orders and thresholds'),
    confidence: schemas/* enum */.k5n(profile/* CONFIDENCES */.ix),
    routing_keywords: strings,
    intents: strings.optional(),
    category: schemas/* string */.YjP().optional(),
    input_schema: json,
    explain: schemas/* looseObject */._H3({
        scores: schemas/* looseObject */._H3({
            raw_rrf: schemas/* number */.aig(),
            vector_score: schemas/* number */.aig().nullable(),
            keyword_score: schemas/* number */.aig().nullable(),
            final_score: schemas/* number */.aig(),
        }),
    })
        .optional(),
    payload: schemas/* looseObject */._H3({
        type: schemas/* string */.YjP(),
        description: schemas/* string */.YjP().optional(),
        metadata: schemas/* looseObject */._H3({
            tool_name: schemas/* string */.YjP(),
            routing_keywords: strings,
            input_schema: json.optional(),
            intents: strings.optional(),
            category: schemas/* string */.YjP().optional(),
        }),
    }),
});
const RoutePayloadSchema = schemas/* strictObject */.rej({
    schema: schemas/* literal */.euz('omni.router.route_test.v1'),
    query: schemas/* string */.YjP(),
    count: schemas/* int */.Whr().nonnegative(),
    threshold: schemas/* number */.aig(),
    limit: schemas/* int */.Whr().nonnegative(),
    confidence_profile: schemas/* strictObject */.rej({ name: schemas/* string */.YjP().nullable(), source: schemas/* string */.YjP() }),
    stats: schemas/* strictObject */.rej({
        semantic_weight: schemas/* number */.aig().nullable(),
        keyword_weight: schemas/* number */.aig().nullable(),
        rrf_k: schemas/* number */.aig().nullable(),
        strategy: schemas/* string */.YjP().nullable(),
    }),
    results: schemas/* array */.YOg(RouteItemSchema),
});
function payload_renderPayload(head, ranked, explain) {
    return {
        schema: 'omni.router.route_test.v1',
        query: head.query,
        count: ranked.length,
        threshold: head.threshold,
        limit: head.limit,
        confidence_profile: head.confidence_profile,
        stats: head.stats,
        results: ranked.map((row) => renderItem(row, explain)),
    };
}
function renderItem(row, explain) {
    const { tool } = row;
    const labels = renderLabels(tool);
    return {
        id: tool.id,
        name: tool.id,
        description: tool.description,
        skill_name: tool.skill_name,
        tool_name: tool.id,
        command: tool.command,
        ...(tool.file_path ? { file_path: tool.file_path } : {}),
        score: row.score,
        ...(row.vector_score === null ? {} : { vector_score: row.vector_score }),
        keyword_score: row.keyword_score,
        final_score: row.final_score,
        confidence: row.confidence,
        routing_keywords: tool.routing_keywords,
        ...labels,
        input_schema: tool.input_schema,
        ...(explain
            ? {
                explain: {
                    scores: {
                        raw_rrf: row.score,
                        vector_score: row.vector_score,
                        keyword_score: row.keyword_score,
                        final_score: row.final_score,
                        fused_score: row.fused_score,
                    },
                    promotion: row.promotion,
                },
            }
            : {}),
        payload: {
            type: tool.type === 'skill' ? 'skill' : 'command',
            description: tool.description,
            metadata: {
                tool_name: tool.id,
                routing_keywords: tool.routing_keywords,
                input_schema: tool.input_schema,
                ...labels,
            },
        },
    };
}
function renderLabels(tool) {
    return {
        ...(tool.intents.length ? { intents: tool.intents } : {}),
        ...(tool.category ? { category: tool.category } : {}),
    };
}

// EXTERNAL MODULE: ./build/lib/router/fusion.js
var fusion = __webpack_require__(2334);
;// CONCATENATED MODULE: ./build/lib/router/route-query.js
/** One query over a router → the payload of `omni.router.route_test.v1`. */


const LIMIT = 10;
function routeQuery(router, query, question = {}) {
    const { explain = false, translated = null, ...options } = question;
    const ranked = router.rank(translated ?? query, { ...options, limit: options.limit ?? LIMIT });
    return renderPayload(describeQuestion(query, options), ranked, explain);
}
/** What stands above the results. */
function describeQuestion(query, options) {
    const { strategy = 'score_fusion', profile, limit = LIMIT, threshold = 0 } = options;
    return {
        query,
        threshold,
        limit,
        confidence_profile: {
            name: profile ?? 'calibrated',
            source: profile === undefined ? 'active-profile' : 'explicit',
        },
        stats: { ...(strategy === 'rrf' ? fusion/* PLAIN_RRF */.wQ : fusion/* WEIGHTED_RRF */.le), strategy },
    };
}

// EXTERNAL MODULE: ./build/lib/router/translation.js
var translation = __webpack_require__(8955);
;// CONCATENATED MODULE: ./build/lib/router/words-of-command.js
/** A command as a person writes it → argv: blanks part words, quotes and backslashes hold them together. Nothing is expanded. */

function splitCommand(command) {
    const words = [];
    let word = null;
    let quote = null;
    for (let i = 0; i < command.length; i++) {
        const character = command[i];
        if (quote) {
            if (character === quote)
                quote = null;
            else if (character === '\\' && quote === '"' && i + 1 < command.length)
                word = (word ?? '') + command[++i];
            else
                word = (word ?? '') + character;
        }
        else if (character === '"' || character === "'") {
            quote = character;
            word ??= '';
        }
        else if (character === '\\' && i + 1 < command.length) {
            word = (word ?? '') + command[++i];
        }
        else if (/\s/.test(character)) {
            if (word !== null)
                words.push(word);
            word = null;
        }
        else {
            word = (word ?? '') + character;
        }
    }
    if (quote)
        throw new config_error/* ConfigError */.x(`A quote is not closed in: ${command}`, { fix: 'close it.' });
    if (word !== null)
        words.push(word);
    return words;
}

;// CONCATENATED MODULE: ./build/src/commands/route-answer.js
/** One query → its ranking on stdout, as text or `omni.router.route_test.v1`. */





function rankOptions(options) {
    return {
        strategy: options.strategy,
        profile: (options.confidence_profile ?? 'calibrated'),
        limit: options.limit,
        threshold: options.threshold,
    };
}
/** What both sides search instead of the query; null where the query itself is searched. */
async function translateQuery(query, options, shell) {
    if (options.translate === undefined || !(0,translation/* needsTranslation */.n)(query))
        return null;
    const { translate } = await __webpack_require__.e(/* import() */ 503).then(__webpack_require__.bind(__webpack_require__, 5503));
    const { text, problem } = await translate(splitCommand(options.translate), query, { cwd: shell.cwd });
    if (problem)
        shell.stderr(`agent-routing: warning: the translator failed (${(0,router_text/* showText */.h$)(problem)}); the query is searched as it is.\n`);
    return text;
}
async function answerQuery({ options, router, shell }, query) {
    const translated = await translateQuery(query, options, shell);
    const chosen = rankOptions(options);
    const ranked = router.rank(translated ?? query, chosen);
    const head = describeQuestion(query, options.confidence_profile === undefined ? { ...chosen, profile: undefined } : chosen);
    shell.stdout(options.json
        ? `${JSON.stringify(payload_renderPayload(head, ranked, options.explain))}\n`
        : (0,router_text/* renderRouteText */.JA)(head, ranked, { colour: shell.colour, explain: options.explain, translated }));
    return 0;
}

// EXTERNAL MODULE: ./node_modules/p-limit/index.js + 1 modules
var p_limit = __webpack_require__(370);
// EXTERNAL MODULE: ./build/lib/router/measure.js
var measure = __webpack_require__(2436);
// EXTERNAL MODULE: ./build/lib/router/query-set.js
var query_set = __webpack_require__(2365);
// EXTERNAL MODULE: ./build/src/commands/named-file.js
var named_file = __webpack_require__(492);
;// CONCATENATED MODULE: ./build/src/commands/route-measure.js
/** A file of labelled queries → how well the router ranks them. */







const TRANSLATORS = 4;
async function measureSet({ options, router, shell }, path) {
    const queries = (0,query_set/* parseQueries */.S0)(await (0,named_file/* readNamed */.M)(path, shell), path);
    const limit = (0,p_limit/* default */.A)(TRANSLATORS);
    if (queries.length === 0)
        throw new config_error/* ConfigError */.x('There is no query to measure.', {
            file: path,
            fix: 'give one {"id", "query", "expected": [...]} a line.',
        });
    for (const warning of (0,query_set/* warnOfStrangers */.JZ)(queries, new Set(router.tools.map(({ id }) => id))))
        shell.stderr(`agent-routing: warning: ${(0,router_text/* showText */.h$)(warning, 500)}\n`);
    // What is counted reaches to a rank of its own, however few rows are wanted of each.
    const chosen = { ...rankOptions(options), limit: Math.max(options.limit, measure/* MRR_DEPTH */.aJ) };
    const rows = await Promise.all(queries.map((query) => limit(async () => {
        const translated = await translateQuery(query.query, options, shell);
        const ranked = router
            .rank(translated ?? query.query, { ...chosen, without: query.id })
            .map(({ tool, score, final_score, confidence }) => ({ id: tool.id, score, final_score, confidence }));
        return { query, ranked };
    })));
    if (options.ranked !== undefined) {
        const lines = rows.map(({ query, ranked }) => JSON.stringify({ id: query.id, ranked: ranked.slice(0, options.limit) }));
        await (0,named_file/* writeNamed */.R)(options.ranked, `${lines.join('\n')}\n`, shell);
    }
    const measured = (0,measure/* measure */.xP)(rows);
    shell.stdout(options.json ? `${JSON.stringify(measured, null, 2)}\n` : (0,router_text/* renderMeasureText */.Q5)(measured));
    return 0;
}

;// CONCATENATED MODULE: ./build/src/commands/route-options.js
/** What `route` may be told, and what its three ways of asking share. */



const list = schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* array */.YOg(schemas/* string */.YjP())])
    .transform((value) => [value].flat())
    .prefault('.');
const flag = schemas/* boolean */.zMY().default(false);
/** Not coerced from anything but text: a schema that takes `true` would be a flag without a value. */
const number = schemas/* union */.KCZ([schemas/* number */.aig(), schemas/* string */.YjP().trim().min(1).transform(Number)]);
const RouteOptionsSchema = schemas/* object */.Ikc({
    index: list.describe('Folder with SKILL.md files, list of tools (JSON or JSONL), or an index made by route fit; may be given several times'),
    limit: number.pipe(schemas/* number */.aig().int().min(1).max(1000)).default(10).describe('Rows at most'),
    threshold: number.pipe(schemas/* number */.aig().min(0).max(1)).default(0).describe('Least final_score of a row'),
    confidence_profile: schemas/* string */.YjP()
        .optional()
        .describe(`Confidence profile: ${profile/* PROFILE_NAMES */.J.join(', ')} (calibrated when not given)`),
    strategy: schemas/* enum */.k5n(fusion/* STRATEGIES */.YL)
        .default('score_fusion')
        .describe(`How both sides become one: ${fusion/* STRATEGIES */.YL.join(', ')}`),
    explain: flag.describe('Tell the scores behind each row'),
    translate: schemas/* string */.YjP()
        .optional()
        .describe('Command that turns a query of another language into English: last argument and stdin to stdout'),
    vectors: schemas/* string */.YjP()
        .optional()
        .describe('Word vectors instead of ours: a table of scripts/build-vectors.mjs, or the text of GloVe, word2vec or fastText'),
    queries: schemas/* string */.YjP()
        .optional()
        .describe('Measure a set of labelled queries (JSONL: id, query, expected, acceptable, negative)'),
    ranked: schemas/* string */.YjP().optional().describe('With --queries: write what was ranked for each to this file (JSONL)'),
    cases: schemas/* string */.YjP().optional().describe('With fit: learn from the cases of this corpus'),
    output: schemas/* string */.YjP().optional().describe('With fit: file of the fitted index'),
    json: flag.describe('Print JSON'),
});

;// CONCATENATED MODULE: ./build/src/commands/route.js
/** `route <query>`: ranks the tools and skills of an index; `route --queries` measures a labelled set; `route fit` makes a fitted index. */











const route = (0,command/* defineCommand */.NB)({
    summary: 'Ranks skills and tools for a query, offline; measures labelled queries; fits an index to them',
    positionals: '<query> | fit',
    options: RouteOptionsSchema,
    async run(options, positionals, shell) {
        checkProfile(options.confidence_profile);
        const fitting = positionals.length === 1 &&
            positionals[0] === 'fit' &&
            Boolean(options.output || options.cases || options.queries);
        if (!fitting && positionals.length === 0 && options.queries === undefined)
            throw new config_error/* ConfigError */.x('There is no query.', {
                fix: 'agent-routing route "what the user says", or --queries FILE.',
            });
        if (!fitting)
            checkUse(options, positionals);
        const index = await (0,route_index/* loadRouteIndex */.W)(options.index, shell.cwd);
        for (const warning of index.warnings)
            shell.stderr(`agent-routing: warning: ${(0,router_text/* showText */.h$)(warning, 500)}\n`);
        const embedder = options.vectors === undefined ? (0,vectors/* loadVectors */.t$)() : await (0,vectors/* loadEmbedder */.Pf)((0,external_node_path_.resolve)(shell.cwd, options.vectors));
        if (fitting) {
            // Loaded when asked for: the corpus loaders would slow every query down.
            const { fitIndex } = await Promise.all(/* import() */[__webpack_require__.e(815), __webpack_require__.e(382), __webpack_require__.e(711), __webpack_require__.e(73), __webpack_require__.e(192)]).then(__webpack_require__.bind(__webpack_require__, 3569));
            return fitIndex(options, index, embedder, shell);
        }
        const run = { options, index, router: (0,router/* createRouter */.a)(index.tools, embedder, index.fitted), shell };
        return options.queries === undefined ? answerQuery(run, positionals.join(' ')) : measureSet(run, options.queries);
    },
});
/** What would be passed over in silence. */
function checkUse({ queries, ranked, cases, output }, positionals) {
    if (queries !== undefined && positionals.length)
        throw new config_error/* ConfigError */.x('There is a query, and --queries.', { fix: 'leave out one of them.' });
    if (ranked !== undefined && queries === undefined)
        throw new config_error/* ConfigError */.x('--ranked is for --queries.', { fix: 'name the set with --queries FILE, or leave it out.' });
    if (cases !== undefined || output !== undefined)
        throw new config_error/* ConfigError */.x('--cases and --output are for route fit.', {
            fix: 'agent-routing route fit --cases FILE --output FILE, or leave them out.',
        });
}
function checkProfile(name) {
    if (name !== undefined && !profile/* PROFILE_NAMES */.J.includes(name))
        throw new config_error/* ConfigError */.x(`Unknown confidence profile '${(0,router_text/* showText */.h$)(name)}'. Available: ${profile/* PROFILE_NAMES */.J.join(', ')}`);
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
