export const id = 839;
export const ids = [839];
export const modules = {

/***/ 20821:
/***/ ((module) => {

//     wink-porter2-stemmer
//     Implementation of Porter Stemmer Algorithm V2 by Dr Martin F Porter
//
//     Copyright (C) 2017-19  GRAYPE Systems Private Limited
//
//     This file is part of \u201cwink-porter2-stemmer\u201d.
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
            .replace( /\u2019s$|\'s$/, '' )
            .replace( /s\u2019$|s\'$/, '' )
            .replace( /[\u2019\']$/, '' )
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
 * @param {string} word \u2014 word to be stemmed.
 * @return {string} \u2014 the stemmed word.
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

/***/ 29005:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PT: () => (/* binding */ FITTED_SCHEMA),
/* harmony export */   PZ: () => (/* binding */ isFitted),
/* harmony export */   Uz: () => (/* binding */ parseFitted)
/* harmony export */ });
/* unused harmony export FittedSchema */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92857);
/* harmony import */ var _input_config_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32022);
/* harmony import */ var _words_tool_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68978);
/** The file that `route fit` writes and `--index` reads: an index with labelled queries, their weights, and its own calibration. */



const FITTED_SCHEMA = 'agent-routing.route-index.v1';
const number = zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig();
const WorthSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    /** Of the queries that a tool answers: a right row is first; the first is rated high; it is rated high and right. */
    first: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(),
    high: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(),
    high_right: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(),
    /** What reaches medium of the queries that no tool answers, and of ordinary requests. */
    called: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(),
    called_ordinary: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(),
});
const FittedSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    schema: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz(FITTED_SCHEMA),
    /** Leave-one-out evaluation: each query ranked by the index without its own example. */
    leave_one_out: zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
        queries: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(),
        recall_at_1: number,
        recall_at_5: number,
        calibration_error: number,
        /** The same queries without any fit. */
        unfitted: zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ recall_at_1: number, recall_at_5: number }),
        /** The same by what a part of the examples teaches. */
        learning_curve: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ examples: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(), recall_at_1: number, recall_at_5: number })),
    }),
    /** The same queries in five folds, each judged by what the others teach; absent in files of before. */
    held_out: zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ queries: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(), no_tool: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(), unfitted: WorthSchema, fitted: WorthSchema })
        .optional(),
    /** Weights of the examples' words and vectors relative to the fused score. */
    weight: number.min(0),
    vector_weight: number.min(0).optional(),
    calibration: zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
        bias: number,
        lead: number,
        height: number,
        similarity: number,
        words: number,
        apart: number,
        outside: number,
    }),
    tools: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(_words_tool_js__WEBPACK_IMPORTED_MODULE_1__/* .RouterToolSchema */ .D).min(1),
    examples: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ id: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), query: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), expected: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()) })),
});
/** Recognised by its `schema` key anywhere in the text; read as a plain list of tools, the examples would be lost. */
function isFitted(text) {
    return new RegExp(`"schema"\\s*:\\s*"${FITTED_SCHEMA.replaceAll('.', '\\.')}"`).test(text);
}
function parseFitted(text, file) {
    let value;
    try {
        value = JSON.parse(text);
    }
    catch (error) {
        throw new _input_config_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .x(`This is not JSON: ${error.message}.`, {
            file,
            fix: 'write it again with `agent-routing route fit`.',
        });
    }
    const parsed = FittedSchema.safeParse(value);
    if (parsed.success)
        return parsed.data;
    const issue = parsed.error.issues[0];
    throw new _input_config_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .x(`${issue.message}.`, {
        file,
        path: issue.path.join('.'),
        fix: 'write it again with `agent-routing route fit`.',
    });
}


/***/ }),

/***/ 39971:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ BACKGROUND)
/* harmony export */ });
/** Ordinary requests that belong to no skill in particular: what an index makes of them is the noise that a real match must exceed. */
const BACKGROUND = [
    'Rename this variable everywhere in the project',
    'Why does my loop never end?',
    'Explain what this function does, line by line',
    'Add a docstring to every public method',
    'Sort this list of names by last name',
    'What is the difference between a thread and a process?',
    'Make the button blue and centre it on the page',
    'Undo my last change',
    'Read the readme and tell me how to start the app',
    'Translate these error messages into Spanish',
    'Which files did I change today?',
    'Split this large class into smaller ones',
    'The app crashes when I click save, find out why',
    'Replace the magic numbers with constants',
    'Write a regular expression that matches phone numbers',
    'Convert this spreadsheet into a JSON file',
    'How do I reverse a string in Rust?',
    'Install the missing dependencies and run the tests',
    'Speed up this SQL query',
    'Draft an email that declines the meeting politely',
    'Suggest three names for our new product',
    'Write a haiku about autumn',
    'What should I cook for dinner tonight?',
    'Add logging to the login handler',
    'Create a small web page with a contact form',
    'Compare Postgres and MySQL for a small team',
    'Update the copyright year in all files',
    'Generate random test data for the orders table',
    'Fix the broken links in the documentation',
    'Explain how public key encryption works',
    'Write a shell script that backs up my home folder',
    'Turn this callback into async code',
    'Set up a new project with a linter and a formatter',
    'Show me the ten largest files on this disk',
    'Move the helper functions into their own module',
    'Is this algorithm correct for negative numbers?',
    'Plan a three day trip to Lisbon',
    'Review my pull request and list the problems',
    'Add pagination to the list of customers',
    'Write a class for a bank account with deposit and withdraw',
    'Build a Docker image for this service',
    'Summarise this article in five sentences',
    'Parse the dates in this log file',
    'Draw a diagram of our architecture',
    'Deploy the latest version to the server',
    'Delete the branches that are already merged',
    'Calculate the average of the third column',
    'Write a game of tic-tac-toe in Java',
];


/***/ }),

/***/ 52505:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ best)
/* harmony export */ });
/** Finds the indexes of the greatest positive values, greatest first; equal values in index order. */
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

/***/ 33379:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C3: () => (/* binding */ calibrate),
/* harmony export */   En: () => (/* binding */ chanceOf),
/* harmony export */   KV: () => (/* binding */ describeShapes),
/* harmony export */   ZX: () => (/* binding */ SHAPE_KEYS)
/* harmony export */ });
/* harmony import */ var _best_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52505);
/* harmony import */ var _weights_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8346);
/** Calibrates a ranking by logistic regression: turns the shape of the scores into the probability that a row is right, and that into a confidence. */


/** The features that have a coefficient. */
const SHAPE_KEYS = [
    'lead',
    'height',
    'similarity',
    'words',
    'apart',
    'outside',
];
/** "None of these" in the softmax: this much above the noise of the index. Without it, the best of three poor matches would look certain. */
const ABOVE_NOISE = 0.5;
const USUAL_NOISE = 3.5;
const USUAL_WORDS = 3;
/** Returns the features of any row of one ranking; the sum over all rows is computed once. */
function describeShapes(scores) {
    const { fused, similar, found, noise = USUAL_NOISE, outside = false } = scores;
    const [first = 0, second = 0] = (0,_best_js__WEBPACK_IMPORTED_MODULE_1__/* .best */ .b)(fused, 2).map((tool) => fused[tool]);
    const peak = first;
    let all = 0;
    for (const value of fused)
        all += Math.exp(value - peak);
    const none = Math.exp(noise + ABOVE_NOISE - peak);
    return (tool) => {
        const own = Math.exp(fused[tool] - peak);
        const rest = Math.max(0, all - own) + none;
        return {
            // Avoids log(0), so that far-apart scores do not give an infinite lead.
            lead: Math.log(Math.max(own, Number.MIN_VALUE)) - Math.log(Math.max(rest, Number.MIN_VALUE)),
            height: Math.log1p(Math.max(0, fused[tool])),
            similarity: similar?.[tool] ?? 0,
            words: Math.log1p(found?.words[tool] ?? USUAL_WORDS),
            apart: fused[tool] - (fused[tool] < first ? first : second),
            outside: outside ? 1 : 0,
        };
    };
}
/** The slope of the limit by `apart`: two rows with equal scores get a probability of at most 0.5. */
const APART_SLOPE = 3;
function chanceOf(shape, calibration) {
    let logit = calibration.bias;
    for (const key of SHAPE_KEYS)
        logit += calibration[key] * shape[key];
    return Math.min(sigmoid(logit), sigmoid(APART_SLOPE * shape.apart));
}
const sigmoid = (logit) => 1 / (1 + Math.exp(-logit));
/** A row never gets a higher probability than the row above it, so that final scores keep the strategy's order. */
function calibrate(order, scores, calibration) {
    const chances = new Map();
    const shapeOf = describeShapes(scores);
    let ceiling = 1;
    for (const tool of order) {
        ceiling = Math.min(ceiling, chanceOf(shapeOf(tool), calibration));
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

/***/ 82867:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B3: () => (/* binding */ fuseRanks),
/* harmony export */   El: () => (/* binding */ fuseWithBoosts),
/* harmony export */   YL: () => (/* binding */ STRATEGIES),
/* harmony export */   le: () => (/* binding */ WEIGHTED_RRF),
/* harmony export */   wQ: () => (/* binding */ PLAIN_RRF)
/* harmony export */ });
const STRATEGIES = ['score_fusion', 'weighted_rrf_field_boosting', 'rrf'];
/** The constants of the original; those of `rrf` are the usual ones. */
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
/** With fewer keyword hits than this the vector ranking decides. */
const SPARSE_BELOW = 2;
const SPARSE = { semantic_weight: 2, keyword_weight: 0.1, similarity: 0.3 };
/**
 * The original's formula (strategy weighted_rrf_field_boosting). Boosts match by substring; each token of the query with
 * three letters or more counts once.
 */
function fuseWithBoosts(query, tools, vector, keyword) {
    const sparse = keyword.length < SPARSE_BELOW;
    const scores = fuseRanks(vector, keyword, sparse ? { ...WEIGHTED_RRF, ...SPARSE } : WEIGHTED_RRF);
    if (sparse)
        for (const [tool, similarity] of vector)
            scores.set(tool, scores.get(tool) + SPARSE.similarity * similarity);
    const whole = query.trim().toLowerCase();
    const tokens = [...new Set(whole.split(/[^\p{L}\p{N}]+/u).filter((token) => token.length > 2))];
    const hits = new Set(keyword.map(([tool]) => tool));
    for (const [tool, score] of scores) {
        const entry = tools[tool];
        const name = entry.id.toLowerCase();
        // In a query of one word the token is the whole query, so only that boost applies.
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

/***/ 50478:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ PROFILE_NAMES),
/* harmony export */   ix: () => (/* binding */ CONFIDENCES),
/* harmony export */   jI: () => (/* binding */ PROFILES),
/* harmony export */   mO: () => (/* binding */ applyProfile)
/* harmony export */ });
/* unused harmony export promote */
/** Turns a score into confidence and final score by the profiles of omni (docs/differences.md): thresholds, bases, scales and three promotions. */
const CONFIDENCES = ['high', 'medium', 'low'];
/** In the order of the rows below. */
const BOUNDS = [
    'high_threshold',
    'medium_threshold',
    'high_base',
    'high_scale',
    'high_cap',
    'medium_base',
    'medium_scale',
    'medium_cap',
    'low_floor',
];
const profile = (...row) => Object.fromEntries(BOUNDS.map((name, at) => [name, row[at]]));
const PROFILES = {
    balanced: profile(0.75, 0.5, 0.9, 0.05, 0.99, 0.6, 0.3, 0.89, 0.1),
    precision: profile(0.82, 0.58, 0.92, 0.04, 0.99, 0.62, 0.24, 0.88, 0.1),
    recall: profile(0.68, 0.42, 0.88, 0.06, 0.99, 0.56, 0.35, 0.9, 0.08),
};
const PROFILE_NAMES = ['calibrated', 'balanced', 'precision', 'recall'];
/** The original's bounds for promotions. Both scores are normalised to 0..1 here, because raw BM25 nearly always exceeds 0.2. */
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

/***/ 57166:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ createRouter)
/* harmony export */ });
/* harmony import */ var _best_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(52505);
/* harmony import */ var _calibration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33379);
/* harmony import */ var _fusion_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82867);
/* harmony import */ var _profile_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50478);
/* harmony import */ var _scorer_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(54459);
/* harmony import */ var _weights_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8346);
/** Creates a router over tools: ranks them for a query, each with raw and final score and confidence. */






/** The minimum number of candidates from each ranking for rank fusion. */
const CANDIDATES = 50;
function createRouter(tools, embedder, learned = null) {
    const scorer = (0,_scorer_js__WEBPACK_IMPORTED_MODULE_3__/* .createScorer */ .f)(tools, embedder, learned);
    const calibration = learned?.calibration ?? _weights_js__WEBPACK_IMPORTED_MODULE_4__/* .CALIBRATION */ .jY;
    function rank(query, options = {}, cosines) {
        const { strategy = 'score_fusion', profile = 'calibrated', limit = 10, threshold = 0 } = options;
        const scores = scorer.score(query, options.without, cosines);
        const { found, similar, fused } = scores;
        const normal = (value) => (found.max ? value / found.max : 0);
        const depth = Math.max(CANDIDATES, 2 * limit);
        // A profile uses the distance to the next row and may promote rows, so more rows than `limit` are judged.
        const judged = profile === 'calibrated' ? limit : depth;
        const byKeyword = (0,_best_js__WEBPACK_IMPORTED_MODULE_5__/* .best */ .b)(found.scores, depth).map((i) => [i, found.scores[i]]);
        const byVector = similar ? (0,_best_js__WEBPACK_IMPORTED_MODULE_5__/* .best */ .b)(similar, depth).map((i) => [i, similar[i]]) : [];
        const raw = strategy === 'weighted_rrf_field_boosting'
            ? (0,_fusion_js__WEBPACK_IMPORTED_MODULE_1__/* .fuseWithBoosts */ .El)(query, tools, byVector, byKeyword)
            : (0,_fusion_js__WEBPACK_IMPORTED_MODULE_1__/* .fuseRanks */ .B3)(byVector, byKeyword, strategy === 'rrf' ? _fusion_js__WEBPACK_IMPORTED_MODULE_1__/* .PLAIN_RRF */ .wQ : _fusion_js__WEBPACK_IMPORTED_MODULE_1__/* .WEIGHTED_RRF */ .le);
        const order = strategy === 'score_fusion'
            ? (0,_best_js__WEBPACK_IMPORTED_MODULE_5__/* .best */ .b)(fused, judged)
            : [...raw.keys()].sort((a, b) => raw.get(b) - raw.get(a) || compareIds(tools, a, b)).slice(0, judged);
        const chances = (0,_calibration_js__WEBPACK_IMPORTED_MODULE_0__/* .calibrate */ .C3)(order, scores, calibration);
        const maxScore = strategy === 'rrf' ? 2 / (_fusion_js__WEBPACK_IMPORTED_MODULE_1__/* .PLAIN_RRF */ .wQ.rrf_k + 1) : 1;
        const ordered = order.map((i) => (strategy === 'score_fusion' ? chances.get(i) : raw.get(i) / maxScore));
        return (order
            .map((i, position) => {
            const vector_score = similar ? similar[i] : null;
            const keyword_score = normal(found.scores[i]);
            const row = {
                score: ordered[position],
                vector_score: vector_score ?? 0,
                keyword_score,
                gap: position === 0 ? ordered[0] - (ordered[1] ?? 0) : null,
            };
            const verdict = profile === 'calibrated' ? chances.judge(i) : (0,_profile_js__WEBPACK_IMPORTED_MODULE_2__/* .applyProfile */ .mO)(row, _profile_js__WEBPACK_IMPORTED_MODULE_2__/* .PROFILES */ .jI[profile]);
            return {
                tool: tools[i],
                score: raw.get(i) ?? 0,
                vector_score,
                keyword_score,
                fused_score: ordered[position],
                ...verdict,
                sum: scores.sumOf(i),
                matched: scorer.matched(query, i),
            };
        })
            // A promotion may move a row above the one before it, so the final score decides the order.
            .sort((a, b) => b.final_score - a.final_score)
            .slice(0, limit)
            .filter((row) => row.final_score >= threshold));
    }
    return { tools, rank };
}
function compareIds(tools, a, b) {
    return tools[a].id < tools[b].id ? -1 : 1;
}


/***/ }),

/***/ 54459:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  L: () => (/* binding */ SUM_KEYS),
  f: () => (/* binding */ createScorer)
});

;// CONCATENATED MODULE: ./build/lib/router/examples/whiten.js
/** Whitening by the pooled within-class covariance (shrunk towards a prior), with leave-one-out downdates (Sherman\u2013Morrison). */
/** The pooled covariance of points around their centres. */
function measureSpread(dimensions) {
    const sums = Array.from({ length: dimensions }, (_, row) => new Float64Array(row + 1));
    const deviation = new Float64Array(dimensions);
    let points = 0;
    return {
        /** Adds the deviation of a point from its centre. */
        add(point, centre) {
            points++;
            for (let d = 0; d < dimensions; d++)
                deviation[d] = point[d] - centre[d];
            for (let row = 0; row < dimensions; row++) {
                const own = deviation[row];
                if (own === 0)
                    continue;
                const sum = sums[row];
                for (let column = 0; column <= row; column++)
                    sum[column] += own * deviation[column];
            }
        },
        /** centres: how many means were estimated from the points; each costs a degree of freedom. */
        measure(centres, prior) {
            const freedom = Math.max(0, points - centres) + prior.points;
            const covariance = sums.map((row, d) => row.map((sum, column) => (sum + (column === d ? prior.points * prior.variance : 0)) / freedom));
            const root = choleskyOf(covariance);
            return { whiten: (point) => solveLower(root, point), metric: () => metricOf(freedom) };
        },
    };
}
/** The metric between whitened points. Removing a point subtracts an outer product from the covariance, so by Sherman\u2013Morrison its inverse gains one. */
function metricOf(freedom) {
    const gains = [];
    let left = freedom;
    return {
        /** Removes one of the `count` points of a centre; both are in whitened coordinates. */
        forget(point, centre, count) {
            const deviation = point.map((x, d) => x - centre[d]);
            const direction = Float64Array.from(deviation);
            for (const gain of gains) {
                const along = gain.share * dot(gain.direction, deviation);
                gain.direction.forEach((x, d) => {
                    direction[d] += along * x;
                });
            }
            // Removing a point also moves its centre, which adds the factor count / (count - 1).
            const part = count / (count - 1) / freedom;
            gains.push({ direction, share: part / (1 - part * dot(deviation, direction)) });
            left--;
        },
        /** The inner product of two whitened points, as if the removed points had never been added. */
        inner(a, b) {
            let sum = dot(a, b);
            for (const { direction, share } of gains)
                sum += share * dot(direction, a) * dot(direction, b);
            return (sum * left) / freedom;
        },
    };
}
function dot(a, b) {
    let sum = 0;
    for (let d = 0; d < a.length; d++)
        sum += a[d] * b[d];
    return sum;
}
/** Cholesky decomposition of a positive definite matrix, given and returned as lower triangles. */
function choleskyOf(matrix) {
    const root = [];
    matrix.forEach((row, i) => {
        const own = Float64Array.from(row);
        for (let j = 0; j <= i; j++) {
            const other = j < i ? root[j] : own;
            let value = row[j];
            for (let k = 0; k < j; k++)
                value -= own[k] * other[k];
            own[j] = j < i ? value / other[j] : Math.sqrt(value);
        }
        root.push(own);
    });
    return root;
}
/** Forward substitution: solves root · x = point. */
function solveLower(root, point) {
    const found = new Float64Array(root.length);
    root.forEach((row, i) => {
        let value = point[i];
        for (let j = 0; j < i; j++)
            value -= row[j] * found[j];
        found[i] = value / row[i];
    });
    return found;
}

;// CONCATENATED MODULE: ./build/lib/router/examples/example-vectors.js
/** Linear discriminant analysis over labelled queries: scores each tool by the likelihood of a query under the tool's class of vectors. */

/** Weight of the prior, in points: with fewer points the covariance stays close to the variance of all points. */
const PRIOR_POINTS = 100;
/** The covariance is downdated for at most this many left-out points: the cost is quadratic in their number, and more change it little. */
const MAX_DOWNDATES = 50;
/**
 * The queries of each tool, with its own text, are a normal distribution around their mean; all tools share one covariance.
 * A value is the log likelihood of the query under the tool minus the average over all tools, 0 where that is negative.
 */
function buildExampleVectors(vectors, training) {
    const { dimensions, size } = vectors;
    const points = training.all.map((example) => vectors.embed(example.words));
    // A query of unknown words is the zero vector, which must not pull the means of its tools towards the origin.
    const owners = training.all.map(({ tools }, i) => points[i].some((x) => x !== 0) ? tools.filter((tool) => tool < size) : []);
    const centres = Array.from({ length: size }, (_, tool) => Float64Array.from(vectors.row(tool)));
    const counts = new Float64Array(size).fill(1);
    owners.forEach((tools, i) => {
        for (const tool of tools) {
            counts[tool]++;
            for (let d = 0; d < dimensions; d++)
                centres[tool][d] += points[i][d];
        }
    });
    centres.forEach((centre, tool) => {
        for (let d = 0; d < dimensions; d++)
            centre[d] /= counts[tool];
    });
    const all = [...points.filter((_, i) => owners[i].length), ...centres.map((_, tool) => vectors.row(tool))];
    const spread = measureSpread(dimensions);
    for (let tool = 0; tool < size; tool++)
        spread.add(vectors.row(tool), centres[tool]);
    owners.forEach((tools, i) => {
        for (const tool of tools)
            spread.add(points[i], centres[tool]);
    });
    const shape = spread.measure(size, { points: PRIOR_POINTS, variance: varianceOf(all) });
    const means = centres.map((centre) => shape.whiten(centre));
    const white = new Map();
    function whiteOf(example) {
        const known = white.get(example) ?? shape.whiten(points[example]);
        white.set(example, known);
        return known;
    }
    /** Removes examples from the means of their tools and from the shared covariance. */
    function leaveOut(silent, metric) {
        const changed = new Map();
        const counted = new Map();
        let downdates = 0;
        for (const example of silent) {
            const point = whiteOf(example);
            for (const tool of owners[example]) {
                const centre = changed.get(tool) ?? Float64Array.from(means[tool]);
                const count = counted.get(tool) ?? counts[tool];
                if (downdates++ < MAX_DOWNDATES)
                    metric.forget(point, centre, count);
                for (let d = 0; d < dimensions; d++)
                    centre[d] = (centre[d] * count - point[d]) / (count - 1);
                changed.set(tool, centre);
                counted.set(tool, count - 1);
            }
        }
        return changed;
    }
    return {
        search(query, without) {
            const likelihoods = new Float64Array(size);
            const vector = vectors.embed(query);
            if (vector.every((x) => x === 0))
                return likelihoods;
            const point = shape.whiten(vector);
            const metric = shape.metric();
            const changed = leaveOut(training.silent(query, without), metric);
            let mean = 0;
            for (let tool = 0; tool < size; tool++) {
                const centre = changed.get(tool) ?? means[tool];
                const value = metric.inner(centre, point) - metric.inner(centre, centre) / 2;
                likelihoods[tool] = value;
                mean += value / size;
            }
            return likelihoods.map((value) => Math.max(0, value - mean));
        },
    };
}
/** The average variance over all dimensions; 1 if all points are equal. */
function varianceOf(points) {
    const dimensions = points[0]?.length ?? 0;
    let variance = 0;
    for (let d = 0; d < dimensions; d++) {
        const mean = points.reduce((sum, point) => sum + point[d], 0) / points.length;
        variance += points.reduce((sum, point) => sum + (point[d] - mean) ** 2, 0) / points.length / dimensions;
    }
    return variance || 1;
}

// EXTERNAL MODULE: ./build/lib/router/words/words.js
var words_words = __webpack_require__(76831);
;// CONCATENATED MODULE: ./build/lib/router/examples/example-words.js
/** Scores each tool by how much a query resembles its labelled queries: cosine with their TF-IDF centroid, plus a naive Bayes likelihood. */

/** Bigrams weigh less than words, and only count if they occur at least twice. */
const PAIR_WEIGHT = 0.7;
/** Smoothing of naive Bayes, and its weight relative to the centroid's cosine. Fitted on development queries. */
const SMOOTHING = 0.07;
const BAYES_SHARE = 0.1;
/**
 * Each tool is the sum of the TF-IDF vectors of its examples and of its own text. Its score is the cosine of the query with
 * this sum, plus the likelihood of the query under the sum as a distribution of words. Leaving an example out is a
 * subtraction, so leave-one-out evaluation is cheap.
 */
function buildExampleWords(tools, training) {
    const texts = [
        ...training.all.map((example) => example.words),
        ...tools.map((tool) => (0,words_words/* splitWords */.y)([tool.id, tool.description, ...tool.routing_keywords, ...tool.intents].join(' . '))),
    ];
    const weights = weighFeatures(texts);
    const sums = new Map();
    // One class more than there are tools, for the queries that no tool answers.
    const size = tools.length + 1;
    const squares = new Float64Array(size);
    const masses = new Float64Array(size);
    const add = (tool, features) => {
        for (const [feature, value] of features) {
            const posting = sums.get(feature) ?? new Map();
            posting.set(tool, (posting.get(tool) ?? 0) + value);
            sums.set(feature, posting);
        }
    };
    const vectors = texts.map((words) => vectorOf(words, weights.of));
    const owners = [...training.all.map((example) => example.tools), ...tools.map((_, i) => [i])];
    vectors.forEach((features, text) => {
        for (const tool of owners[text])
            add(tool, features);
    });
    for (const posting of sums.values())
        for (const [tool, value] of posting) {
            squares[tool] += value * value;
            masses[tool] += value;
        }
    return {
        search(query, without) {
            const scores = new Float64Array(size);
            const left = training.silent(query, without);
            const features = vectorOf(query, left.length ? weights.without(left.map((text) => texts[text])) : weights.of);
            if (features.size === 0)
                return scores;
            const shared = new Float64Array(size);
            const likely = new Float64Array(size);
            const square = Float64Array.from(squares);
            const mass = Float64Array.from(masses);
            const minus = new Map();
            const cellOf = (feature, tool) => feature * size + tool;
            for (const text of left)
                for (const tool of owners[text])
                    for (const [feature, value] of vectors[text]) {
                        const cell = cellOf(feature, tool);
                        const gone = minus.get(cell) ?? 0;
                        const now = sums.get(feature).get(tool) - gone;
                        square[tool] -= now * now - (now - value) * (now - value);
                        mass[tool] -= value;
                        minus.set(cell, gone + value);
                    }
            let total = 0;
            for (const [feature, value] of features) {
                total += value;
                for (const [tool, sum] of sums.get(feature) ?? []) {
                    const kept = left.length ? sum - (minus.get(cellOf(feature, tool)) ?? 0) : sum;
                    if (kept <= 1e-9)
                        continue;
                    shared[tool] += value * kept;
                    likely[tool] += value * Math.log1p(kept / SMOOTHING);
                }
            }
            let min = Number.POSITIVE_INFINITY;
            for (let i = 0; i < size; i++) {
                likely[i] -= total * Math.log(mass[i] + SMOOTHING * weights.size);
                min = Math.min(min, likely[i]);
            }
            for (let i = 0; i < size; i++)
                if (shared[i] > 0)
                    scores[i] = shared[i] / Math.sqrt(Math.max(square[i], 1e-9)) + BAYES_SHARE * (likely[i] - min);
            return scores;
        },
    };
}
function weighFeatures(texts) {
    const counts = countFeatures(texts);
    const weigh = (feature, count, of) => {
        const pair = feature.includes(' ');
        return count < (pair ? 2 : 1) ? 0 : Math.log1p(of / count) * (pair ? PAIR_WEIGHT : 1);
    };
    const rows = new Map();
    for (const [feature, count] of counts) {
        const weight = weigh(feature, count, texts.length);
        if (weight)
            rows.set(feature, { position: rows.size, weight });
    }
    return {
        size: rows.size,
        of: (feature) => rows.get(feature),
        without(silent) {
            const gone = countFeatures(silent);
            return (feature) => {
                const row = rows.get(feature);
                if (!row)
                    return undefined;
                const weight = weigh(feature, counts.get(feature) - (gone.get(feature) ?? 0), texts.length - silent.length);
                return weight ? { position: row.position, weight } : undefined;
            };
        },
    };
}
function countFeatures(texts) {
    const counts = new Map();
    for (const words of texts)
        for (const feature of featuresOf(words))
            counts.set(feature, (counts.get(feature) ?? 0) + 1);
    return counts;
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
function vectorOf(words, weightOf) {
    const features = new Map();
    let square = 0;
    for (const feature of featuresOf(words)) {
        const row = weightOf(feature);
        if (!row)
            continue;
        features.set(row.position, row.weight);
        square += row.weight * row.weight;
    }
    const length = Math.sqrt(square);
    for (const [position, weight] of features)
        features.set(position, weight / length);
    return features;
}

;// CONCATENATED MODULE: ./build/lib/router/examples/training-examples.js

function readTrainingSet(tools, examples) {
    const positions = new Map(tools.map((tool, i) => [tool.id, i]));
    const all = [];
    const byName = new Map();
    for (const { id, query, expected } of examples) {
        const right = [...new Set(expected)].flatMap((name) => positions.get(name) ?? []);
        if (right.length === 0 && expected.length > 0)
            continue;
        const words = (0,words_words/* splitWords */.y)(query);
        for (const name of [`id ${id}`, textName(words)]) {
            const positions = byName.get(name) ?? [];
            positions.push(all.length);
            byName.set(name, positions);
        }
        all.push({ words, tools: right.length ? right : [tools.length] });
    }
    return {
        all,
        same: (query) => (byName.get(textName(query)) ?? []).flatMap((at) => all[at].tools),
        silent(query, without) {
            if (without === undefined)
                return [];
            return [...new Set([...(byName.get(`id ${without}`) ?? []), ...(byName.get(textName(query)) ?? [])])];
        },
    };
}
const textName = (words) => `text ${words.map((word) => word.stem).join(' ')}`;

;// CONCATENATED MODULE: ./build/lib/router/vectors/near-words.js
/** Finds the words of the index whose vectors are nearest to a word that no tool uses. */
/** The minimum cosine of a neighbour, and the maximum number of neighbours. */
const MIN_COSINE = 0.45;
const MAX_NEIGHBOURS = 8;
/** Vectors that differ in the sign of more than this share of their dimensions are hardly ever similar: a cheap filter by Hamming distance. */
const MAX_SIGN_DISTANCE = 0.42;
/** The maximum number of unknown words looked up per query, so that a long nonsense query does not take long. */
const LOOKED_UP = 24;
const CACHE_SIZE = 5000;
function findNearWords(vocabulary, embedder) {
    const { dimensions } = embedder;
    const chunks = Math.ceil(dimensions / 32);
    const maxDifferent = MAX_SIGN_DISTANCE * dimensions;
    const cache = new Map();
    let table = null;
    // All vectors share one array, because an array per word costs more memory than its content.
    function makeTable() {
        const words = [...vocabulary()];
        const vectors = new Float32Array(words.length * dimensions);
        const signs = new Int32Array(words.length * chunks);
        const stems = [];
        for (const { text, stem } of words) {
            const at = stems.length * dimensions;
            const into = vectors.subarray(at, at + dimensions);
            const vector = embedder.word?.(text, into);
            if (!vector)
                continue;
            if (vector !== into)
                into.set(vector);
            writeSigns(vector, signs, stems.length * chunks);
            stems.push(stem);
        }
        return { stems, vectors, signs };
    }
    function lookUp(word) {
        const vector = embedder.word?.(word.text);
        if (!vector)
            return [];
        table ??= makeTable();
        const { stems, vectors, signs } = table;
        const own = new Int32Array(chunks);
        writeSigns(vector, own, 0);
        const near = [];
        for (let i = 0; i < stems.length; i++) {
            let different = 0;
            for (let c = 0; c < chunks; c++)
                different += countBits(own[c] ^ signs[i * chunks + c]);
            if (different > maxDifferent)
                continue;
            const at = i * dimensions;
            let likeness = 0;
            for (let d = 0; d < dimensions; d++)
                likeness += vector[d] * vectors[at + d];
            if (likeness > MIN_COSINE)
                near.push({ stem: stems[i], likeness });
        }
        return near.sort((a, b) => b.likeness - a.likeness).slice(0, MAX_NEIGHBOURS);
    }
    return (word) => {
        const known = cache.get(word.text);
        if (known)
            return known;
        const near = lookUp(word);
        if (cache.size >= CACHE_SIZE)
            cache.clear();
        cache.set(word.text, near);
        return near;
    };
}
function writeSigns(vector, signs, at) {
    for (let d = 0; d < vector.length; d++)
        if (vector[d] < 0)
            signs[at + (d >> 5)] |= 1 << (d & 31);
}
function countBits(bits) {
    let n = bits - ((bits >>> 1) & 0x55555555);
    n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
    return Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

;// CONCATENATED MODULE: ./build/lib/router/words/tool-words.js

const FIELDS = ['name', 'intents', 'routing_keywords', 'description', 'category', 'parameters'];
function splitTool(tool) {
    // Full name, skill and command are one field: the first is mostly made of the other two.
    const others = [tool.skill_name, tool.command].filter((part) => part && !tool.id.includes(part));
    const texts = {
        name: [tool.id, ...others].join(' . '),
        intents: tool.intents.join(' . '),
        routing_keywords: tool.routing_keywords.join(' . '),
        description: tool.description,
        category: tool.category,
        parameters: tool.parameters.join(' . '),
    };
    const words = {};
    // A single call site: six would be inlined and compiled six times, which costs more than the splitting.
    for (const field of FIELDS)
        words[field] = texts[field] ? (0,words_words/* splitWords */.y)(texts[field]) : NONE;
    return words;
}
const NONE = [];
/** The words that are embedded as one text: everything but the category, and the name twice. */
function readAloud({ name, description, routing_keywords, intents, parameters }) {
    return [...name, ...name, ...description, ...routing_keywords, ...intents, ...parameters];
}

;// CONCATENATED MODULE: ./build/lib/router/vectors/vector.js
/** The vector index: embeds each tool once, and returns the cosine of a query with every tool. */

/** A skill's body and a tool's skill-level description are left out, because measurements showed that they hurt. */
function buildVectorIndex(tools, embedder, rarity) {
    const { dimensions } = embedder;
    // A word that many tools use does little to distinguish them.
    const weigh = (word) => Math.sqrt(rarity(word.stem));
    /** Vector of a text, with the word weights of this index. */
    const embed = (words) => embedder.embed(words, weigh);
    const rows = new Float32Array(tools.length * dimensions);
    tools.forEach((tool, i) => {
        rows.set(embed(readAloud(tool)), i * dimensions);
    });
    return {
        size: tools.length,
        dimensions,
        /** Vector of a tool. */
        row: (tool) => rows.subarray(tool * dimensions, (tool + 1) * dimensions),
        embed,
        /** Cosine of the query with every tool; 0 where it is negative, or where either has no known word. */
        search(query) {
            const vector = embed(query);
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

// EXTERNAL MODULE: ./build/lib/router/words/pointers.js
var pointers = __webpack_require__(38654);
;// CONCATENATED MODULE: ./build/lib/router/rank/keyword.js
/** Keyword index: BM25F scores of a query over the fields of all tools, with the maximum score that the query could reach. */

/** Field weights of BM25F: a word's weighted frequencies are summed over fields before saturation. */
const FIELD_WEIGHTS = {
    name: 2,
    intents: 1,
    routing_keywords: 1,
    description: 1,
    category: 0.5,
    parameters: 1,
};
const K1 = 1.2;
/** Strength of length normalisation; lower for names and categories, whose length says little about their relevance. */
const B = {
    name: 0.5,
    intents: 0.75,
    routing_keywords: 0.75,
    description: 0.75,
    category: 0.5,
    parameters: 0.75,
};
const NOWHERE = { tools: [], weights: [] };
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
            let posting = postings.get(stem);
            if (!posting) {
                posting = { tools: [], weights: [] };
                postings.set(stem, posting);
            }
            posting.tools.push(tool);
            posting.weights.push(weight / (K1 + weight));
        }
    }
    const size = tools.length;
    // A table by the number of tools that use a stem, because the logarithm is needed for every word.
    const rarities = new Float64Array(size + 1);
    for (let found = 0; found <= size; found++)
        rarities[found] = Math.log(1 + (size - found + 0.5) / (found + 0.5));
    /** Inverse document frequency of a stem; highest for unknown ones. */
    const rarity = (stem) => rarities[postings.get(stem)?.tools.length ?? 0];
    return {
        size,
        rarity,
        has: (stem) => postings.has(stem),
        /** Tools that use a stem, each with its saturated BM25F weight, 0..1. */
        users: (stem) => postings.get(stem) ?? NOWHERE,
        /** One word of each stem. */
        *vocabulary() {
            const stems = new Set();
            for (const words of tools)
                for (const field of FIELDS)
                    for (const word of words[field]) {
                        if (stems.has(word.stem))
                            continue;
                        stems.add(word.stem);
                        yield word;
                    }
        },
        search(query) {
            const scores = new Float64Array(size);
            const words = new Uint16Array(size);
            let max = 0;
            let known = 0;
            for (const stem of new Set(query.map((word) => word.stem))) {
                const idf = rarity(stem);
                max += idf;
                const posting = postings.get(stem);
                if (!posting)
                    continue;
                known += idf;
                for (let i = 0; i < posting.tools.length; i++) {
                    const tool = posting.tools[i];
                    scores[tool] += idf * posting.weights[i];
                    words[tool]++;
                }
            }
            return { scores, words, max, known: max ? known / max : 0 };
        },
    };
}

// EXTERNAL MODULE: ./build/lib/router/rank/background.js
var background = __webpack_require__(39971);
;// CONCATENATED MODULE: ./build/lib/router/rank/noise.js
/** An index \u2192 how strongly it answers requests that belong to none of its tools, and the words that all its tools share. */

/** Of the background's best scores, all but the highest tenth: an index may really have a tool for some of them. */
const QUANTILE = 0.9;
/** A large index takes long for each, and needs fewer. */
const MAX_SCORES = 400_000;
const FEWEST = 12;
/** topOf: the score of the best row for a request. */
function measureNoise(size, topOf) {
    const step = Math.ceil(background/* BACKGROUND */.h.length / Math.max(FEWEST, Math.min(background/* BACKGROUND */.h.length, MAX_SCORES / size)));
    const tops = background/* BACKGROUND */.h.filter((_, i) => i % step === 0)
        .map(topOf)
        .sort((a, b) => a - b);
    return tops[Math.floor(QUANTILE * tops.length)];
}
/** A word is a family's own if this share of its tools uses it. */
const FAMILY_SHARE = 0.6;
/** The few words that three tools share are a coincidence. */
const MIN_FAMILY = 4;
const WORD = /^\p{L}{2}/u;
/** The words that most tools use; none where the tools are not a family. */
function findFamilyWords(keywords) {
    const family = new Set();
    if (keywords.size < MIN_FAMILY)
        return family;
    for (const { stem } of keywords.vocabulary())
        if (WORD.test(stem) && keywords.users(stem).tools.length >= FAMILY_SHARE * keywords.size)
            family.add(stem);
    return family;
}

// EXTERNAL MODULE: ./build/lib/router/rank/weights.js
var weights = __webpack_require__(8346);
;// CONCATENATED MODULE: ./build/lib/router/rank/scorer.js
/** Scores every tool for a query by keywords, word vectors and training examples, and adds these up with weights. */











/** The parts of the sum that orders the rows, weighted. */
const SUM_KEYS = ['keyword', 'similarity', 'near_words', 'name', 'example_words', 'example_vectors'];
/** A query in the very words of a labelled one goes to its tool, whatever the weights. */
const SAME_WORDS = 20;
function createScorer(tools, embedder, taught) {
    const indexed = (0,pointers/* withoutPointers */.h)(tools);
    const split = indexed.map(splitTool);
    const keywords = buildKeywordIndex(split);
    const vectors = embedder && buildVectorIndex(split, embedder, keywords.rarity);
    const near = embedder?.word ? findNearWords(keywords.vocabulary, embedder) : null;
    const names = nameShares(tools, keywords);
    const training = taught && readTrainingSet(tools, taught.examples);
    const exampleWords = training && buildExampleWords(indexed, training);
    const exampleVectors = training && vectors && taught.vector_weight !== undefined ? buildExampleVectors(vectors, training) : null;
    let family = null;
    let noise = null;
    /** The sum without what was learnt from examples. */
    function scoreText(words, others) {
        const found = keywords.search(words);
        const similar = others ?? vectors?.search(words) ?? null;
        const fused = new Float64Array(tools.length);
        // Divided by the square root of the query's maximum: a long query is stronger evidence, but not in proportion.
        const share = found.max ? weights/* FUSION_WEIGHTS */.$G.keyword / Math.sqrt(found.max) : 0;
        for (let i = 0; i < tools.length; i++)
            fused[i] = share * found.scores[i] + weights/* FUSION_WEIGHTS */.$G.similarity * (similar?.[i] ?? 0);
        const byNear = new Float64Array(near ? tools.length : 0);
        if (near)
            addNear(byNear, share * weights/* FUSION_WEIGHTS */.$G.near, words, keywords, near);
        byNear.forEach((value, i) => {
            fused[i] += value;
        });
        const byName = new Map();
        for (const stem of new Set(words.map((word) => word.stem)))
            for (const [tool, part] of names.get(stem) ?? [])
                byName.set(tool, (byName.get(tool) ?? 0) + weights/* FUSION_WEIGHTS */.$G.name * part);
        for (const [tool, value] of byName)
            fused[tool] += value;
        return { found, similar, fused, share, byNear, byName };
    }
    return {
        /**
         * without: id of the labelled query under evaluation, which is left out of the examples.
         * others: cosines to use instead of the word vectors'.
         */
        score(query, without, others) {
            const words = (0,words_words/* splitWords */.y)(query);
            const { found, similar, fused, share, byNear, byName } = scoreText(words, others);
            const byExampleWords = exampleWords?.search(words, without) ?? null;
            const byExampleVectors = exampleVectors?.search(words, without) ?? null;
            const same = new Set(training && without === undefined ? training.same(words) : []);
            const fromWords = (i) => taught ? taught.weight * byExampleWords[i] + (same.has(i) ? SAME_WORDS : 0) : 0;
            const fromVectors = (i) => (taught?.vector_weight ?? 0) * (byExampleVectors?.[i] ?? 0);
            if (taught)
                for (let i = 0; i < tools.length; i++)
                    fused[i] += fromWords(i) + fromVectors(i);
            family ??= findFamilyWords(keywords);
            noise ??= measureNoise(tools.length, (request) => maxOf(scoreText((0,words_words/* splitWords */.y)(request)).fused));
            return {
                words,
                found,
                similar,
                byExampleWords,
                byExampleVectors,
                fused,
                sumOf: (tool) => ({
                    keyword: share * found.scores[tool],
                    similarity: weights/* FUSION_WEIGHTS */.$G.similarity * (similar?.[tool] ?? 0),
                    near_words: byNear[tool] ?? 0,
                    name: byName.get(tool) ?? 0,
                    example_words: fromWords(tool),
                    example_vectors: fromVectors(tool),
                }),
                // What no tool answers, as the examples know it, raises the bar for all tools.
                noise: noise + (taught ? fromWords(tools.length) : 0),
                outside: family.size > 0 && !words.some(({ stem }) => family.has(stem)),
            };
        },
        /** The words of the query that a tool uses. */
        matched(query, tool) {
            const words = new Map((0,words_words/* splitWords */.y)(query).map(({ stem, text }) => [stem, text]));
            return [...words].flatMap(([stem, text]) => (keywords.users(stem).tools.includes(tool) ? [text] : []));
        },
    };
}
function maxOf(values) {
    let max = 0;
    for (const value of values)
        max = Math.max(max, value);
    return max;
}
/** A word that no tool uses counts for tools that use similar words; each tool gets the best of them. */
function addNear(fused, share, words, keywords, near) {
    const unknown = new Map();
    for (const word of words) {
        if (unknown.size === LOOKED_UP)
            break;
        if (!keywords.has(word.stem))
            unknown.set(word.stem, word);
    }
    for (const word of unknown.values()) {
        const best = new Map();
        for (const { stem, likeness } of near(word)) {
            const { tools, weights } = keywords.users(stem);
            const value = likeness * keywords.rarity(stem);
            tools.forEach((tool, i) => {
                best.set(tool, Math.max(best.get(tool) ?? 0, value * weights[i]));
            });
        }
        for (const [tool, value] of best)
            fused[tool] += share * value;
    }
}
/** stem \u2192 the tools whose own name (not their skill's) contains it, and its share of that name. */
function nameShares(tools, keywords) {
    const shares = new Map();
    tools.forEach(({ id, command }, tool) => {
        const stems = [...new Set((0,words_words/* splitWords */.y)(command || id).map((word) => word.stem))];
        const whole = stems.reduce((sum, stem) => sum + keywords.rarity(stem), 0);
        for (const stem of stems) {
            const row = shares.get(stem) ?? [];
            row.push([tool, keywords.rarity(stem) / whole]);
            shares.set(stem, row);
        }
    });
    return shares;
}


/***/ }),

/***/ 8346:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $G: () => (/* binding */ FUSION_WEIGHTS),
/* harmony export */   i9: () => (/* binding */ CALIBRATED_BOUNDS),
/* harmony export */   jY: () => (/* binding */ CALIBRATION)
/* harmony export */ });
/** The few parameters that were fitted on development queries (docs/router.md says how); all others were chosen beforehand. */
/**
 * score_fusion: weights of the keyword score (over the root of the query's maximum), of the cosine, of similar words for
 * words that the index does not know (relative to keyword), and of the share of a tool's own name in the query.
 */
const FUSION_WEIGHTS = { keyword: 3.6, similarity: 3.5, near: 0.5, name: 0.6 };
/** Coefficients of the logistic regression in calibration.ts, fitted by scripts/fit-calibration.mjs. */
const CALIBRATION = {
    bias: -1.53,
    lead: 0.37,
    height: 0.72,
    similarity: -0.61,
    words: 0.46,
    apart: 0.74,
    outside: -0.37,
};
/**
 * Minimum probability for each confidence in profile `calibrated`: high was right in at least 94 of 100 queries; below medium
 * mode `router` calls nothing, so that few requests which belong to no skill call one.
 */
const CALIBRATED_BOUNDS = { high: 0.9, medium: 0.7 };


/***/ }),

/***/ 34231:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ readLines),
/* harmony export */   a: () => (/* binding */ readRows)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92857);
/* harmony import */ var _input_config_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32022);
/* harmony import */ var _input_json_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22713);
/* harmony import */ var _input_json_value_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(70509);
/** Parses the text of a tool list (JSON or JSONL) into rows with their location, and the list's own skills. */




const ListSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .union */ .KCZ([
    zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .unknown */ .L5J()),
    zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({ tools: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .unknown */ .L5J()), skills: zod__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_2__/* .unknown */ .L5J()).optional() }),
]);
function readRows(text, file) {
    let whole;
    try {
        whole = (0,_input_json_text_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .qF)(text, file);
    }
    catch (error) {
        const rows = readLines(text, file);
        if (rows)
            return { rows, skills: {} };
        throw error;
    }
    // The raw response of an MCP server to tools/list.
    if ((0,_input_json_value_js__WEBPACK_IMPORTED_MODULE_3__/* .isJson */ .Fh)(whole) && (0,_input_json_value_js__WEBPACK_IMPORTED_MODULE_3__/* .isJson */ .Fh)(whole['result']) && 'tools' in whole['result'])
        whole = whole['result'];
    const list = ListSchema.safeParse(whole);
    if (!list.success) {
        // One line of JSONL is an object too.
        if ((0,_input_json_value_js__WEBPACK_IMPORTED_MODULE_3__/* .isJson */ .Fh)(whole) && ['name', 'tool_name', 'description', 'function'].some((key) => key in whole))
            return { rows: [{ value: whole, line: 1, path: '' }], skills: {} };
        throw new _input_config_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .x('This is not a list of tools.', {
            file,
            fix: 'use a JSON array of tools, {"tools": [...]}, or one tool per line.',
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
            throw new _input_config_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .x(`This line is not JSON: ${error.message}.`, { file, line });
        }
    }
    return rows;
}


/***/ }),

/***/ 15428:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ inheritWords),
/* harmony export */   gy: () => (/* binding */ parseToolList),
/* harmony export */   nd: () => (/* binding */ refuseKeywords)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92857);
/* harmony import */ var _input_config_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32022);
/* harmony import */ var _input_json_value_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(70509);
/* harmony import */ var _words_tool_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68978);
/* harmony import */ var _list_rows_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34231);
/** Turns the text of a tool list (JSON or JSONL) into tools for the index, with warnings about ignored rows. */





const strings = zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP())
    .nullish()
    .transform((value) => value ?? []);
const object = zod__WEBPACK_IMPORTED_MODULE_3__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_3__/* .unknown */ .L5J());
/** An object, or its JSON as a string (omni's tool search). */
const schema = zod__WEBPACK_IMPORTED_MODULE_3__/* .preprocess */ .vkY(readText, object.nullish());
/** The fields of MCP's tool lists, of omni's tool search and of common benchmarks; other fields are ignored. */
const RowSchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({
    name: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().nullish(),
    tool_name: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().nullish(),
    /** Used as the name if there is no other. */
    id: zod__WEBPACK_IMPORTED_MODULE_3__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().transform(String)]).nullish(),
    description: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().nullish(),
    skill_name: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().nullish(),
    command: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().nullish(),
    category: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().nullish(),
    routing_keywords: strings,
    intents: strings,
    input_schema: schema,
    inputSchema: schema,
    parameters: zod__WEBPACK_IMPORTED_MODULE_3__/* .unknown */ .L5J().optional(),
    params: zod__WEBPACK_IMPORTED_MODULE_3__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()), object]).nullish(),
    skill_description: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().nullish(),
    file_path: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().nullish(),
});
const SkillSchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({ description: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().nullish(), routing_keywords: strings, intents: strings });
function parseToolList(text, file) {
    const { rows, skills } = (0,_list_rows_js__WEBPACK_IMPORTED_MODULE_2__/* .readRows */ .a)(text, file);
    const known = new Map();
    for (const [name, value] of Object.entries(skills))
        known.set(name, readSkill(value, file, name));
    const seen = new Set();
    const list = { tools: [], warnings: [] };
    for (const { value, line, path } of rows) {
        const tool = readTool(value, { file, ...(line ? { line } : {}), path });
        if (seen.has(tool.id)) {
            list.warnings.push(`${file}${line ? `:${line}` : ` at ${path}`}: '${tool.id}' is listed twice; the first one is used.`);
            continue;
        }
        seen.add(tool.id);
        const words = known.get(tool.skill_name);
        list.tools.push(words ? inheritWords(tool, words) : tool);
    }
    return list;
}
/** routing_keywords and intents come from the skill; the description stays the tool's own. */
function inheritWords(tool, words) {
    return {
        ...tool,
        routing_keywords: words.routing_keywords.length ? words.routing_keywords : tool.routing_keywords,
        intents: words.intents.length ? words.intents : tool.intents,
        skill_description: tool.skill_description || words.description,
    };
}
function readTool(row, where) {
    // OpenAI's chat completions: {"type": "function", "function": {...}}.
    const value = (0,_input_json_value_js__WEBPACK_IMPORTED_MODULE_4__/* .isJson */ .Fh)(row) && (0,_input_json_value_js__WEBPACK_IMPORTED_MODULE_4__/* .isJson */ .Fh)(row['function']) ? { ...row, ...row['function'] } : row;
    refuseKeywords(value, where);
    const parsed = RowSchema.safeParse(value);
    if (!parsed.success) {
        const issue = parsed.error.issues[0];
        const at = [where.path, issue.path.join('.')].filter(Boolean).join('.');
        throw new _input_config_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .x(`${issue.message}.`, { ...where, path: at });
    }
    const { data } = parsed;
    const id = [data.tool_name, data.name, data.id].find((name) => name?.trim());
    if (!id)
        throw new _input_config_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .x('This tool has no name.', { ...where, fix: 'add "name" or "tool_name".' });
    const schema = data.input_schema ?? data.inputSchema ?? readSchema(data.parameters, data.params);
    return (0,_words_tool_js__WEBPACK_IMPORTED_MODULE_1__/* .makeTool */ .Z)(id, data.description ?? '', {
        ...(typeof data.skill_name === 'string' ? { skill_name: data.skill_name } : {}),
        ...(typeof data.command === 'string' ? { command: data.command } : {}),
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
        throw new _input_config_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .x(`${skill.error.issues[0].message}.`, {
            file,
            path: `skills.${name}.${skill.error.issues[0].path.join('.')}`,
        });
    const { description, routing_keywords, intents } = skill.data;
    return { description: description ?? '', routing_keywords, intents };
}
function refuseKeywords(value, where) {
    if ((0,_input_json_value_js__WEBPACK_IMPORTED_MODULE_4__/* .isJson */ .Fh)(value) && 'keywords' in value)
        throw new _input_config_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigError */ .x("'keywords' is not allowed in the index.", { ...where, fix: "use 'routing_keywords'." });
}
/** In function lists `parameters` is a JSON Schema; `params` has only the properties. */
function readSchema(parameters, params) {
    if ((0,_input_json_value_js__WEBPACK_IMPORTED_MODULE_4__/* .isJson */ .Fh)(parameters))
        return parameters;
    return (0,_input_json_value_js__WEBPACK_IMPORTED_MODULE_4__/* .isJson */ .Fh)(params) ? { type: 'object', properties: params } : {};
}
function parameterNames(schema, params) {
    if (typeof params === 'string')
        return params.split(/\s+/).filter(Boolean);
    if (Array.isArray(params))
        return params;
    const properties = (0,_input_json_value_js__WEBPACK_IMPORTED_MODULE_4__/* .isJson */ .Fh)(params) ? params : schema['properties'];
    return (0,_input_json_value_js__WEBPACK_IMPORTED_MODULE_4__/* .isJson */ .Fh)(properties) ? Object.keys(properties) : [];
}
/** Text that is not JSON stays a string, which the schema then rejects. */
function readText(value) {
    if (typeof value !== 'string')
        return value;
    return value.trim() === '' ? null : (0,_input_json_value_js__WEBPACK_IMPORTED_MODULE_4__/* .parseValue */ .$x)(value, value);
}


/***/ }),

/***/ 68978:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ RouterToolSchema),
/* harmony export */   Z: () => (/* binding */ makeTool)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92857);
/** A tool or skill in the index: what the router ranks. */

const strings = zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP());
const RouterToolSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    /** Full name (`git.commit`), or the skill's id. */
    id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    type: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['tool', 'skill']),
    /** The tool's own description, never overridden by that of SKILL.md; for a skill, the skill's description. */
    description: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    skill_name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    command: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    category: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    /** From SKILL.md, or from the tool list. */
    routing_keywords: strings,
    intents: strings,
    /** JSON Schema of the input, {} when there is none. */
    input_schema: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J()),
    /** Names of the parameters. */
    parameters: strings,
    /** Description of the tool's skill; not used in ranking. */
    skill_description: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    file_path: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(),
});
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

/***/ 76831:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ splitWords)
/* harmony export */ });
/* harmony import */ var wink_porter2_stemmer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20821);
/** Splits text into words with their English stems: splits camelCase and joined names, drops stop words. */

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
/** Real words are shorter; longer runs are base64, hashes or an attack, and the stemmer is not linear in their length. */
const MAX_WORD = 40;
const MAX_RUN = 4 * MAX_WORD;
/** Names that would be split wrongly. */
const SPELLINGS = [
    [/(?<![\p{L}\p{N}])c#/giu, 'csharp'],
    [/(?<![\p{L}\p{N}])f#/giu, 'fsharp'],
    [/c\+\+/gi, 'cpp'],
    [/(?<![\p{L}\p{N}])\.net\b/giu, 'dotnet'],
    [/\bnode\.?js\b/gi, 'nodejs'],
];
/** A quick test: most texts have none of them. */
const SPELLED = /[#+]|\.net|node\.?js/i;
const WORD = /[\p{L}\p{N}\p{M}]+/gu;
const HUMP = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;
/** Scripts without spaces between words are split into pairs of characters. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
/** A run without these characters has one script only. Tested first, because SCRIPT_CHANGE takes long to compile. */
const OTHER_SCRIPT = /[^\u0000-\u036f]/;
/** Where Latin letters are followed by another script without a space, or the reverse: commit\u4ee3\u7801, pdf\ub97c. The lookahead comes first because it is cheap. */
const SCRIPT_CHANGE = /(?=(?!\p{Script=Latin})\p{L})(?<=[\p{Script=Latin}\p{N}]\p{M}*)|(?=[\p{Script=Latin}\p{N}])(?<=(?!\p{Script=Latin})\p{L}\p{M}*)/u;
const ASCII = /^[a-z0-9]+$/;
const PLAIN = /^[A-Za-z0-9]+$/;
const ASCII_TEXT = /^[\x00-\x7f]*$/;
function normalise(text) {
    if (PLAIN.test(text))
        return text.toLowerCase();
    return text
        .normalize('NFKD')
        .replace(/[\u0300-\u036f]/g, '')
        .toLowerCase();
}
/** Separate patterns for ASCII: most texts are ASCII, and Unicode classes are slow. */
const ALPHABETS = {
    ascii: { word: /[A-Za-z0-9]+/g, hump: /(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/, upper: /.[A-Z]/ },
    unicode: { word: WORD, hump: HUMP, upper: /.\p{Lu}/u },
};
/** A cache of split runs, because texts repeat their words; limited, so that hostile queries cannot fill the memory. */
const cache = new Map();
const CACHE_SIZE = 50_000;
function splitRun(run, alphabet) {
    if (!OTHER_SCRIPT.test(run))
        return splitScript(run, alphabet);
    return run.split(SCRIPT_CHANGE).flatMap((part) => splitScript(part, alphabet));
}
/** Splits a run of letters of one script. */
function splitScript(run, { word, hump, upper }) {
    if (word === WORD && UNSPACED.test(run)) {
        const characters = [...run];
        if (characters.length === 1)
            return wordsOf([run]);
        return wordsOf(characters.slice(1).map((character, i) => characters[i] + character));
    }
    if (run.length > MAX_RUN)
        return [];
    // A run in one letter case cannot be camelCase; most words of a sentence are such.
    const parts = upper.test(run) ? run.split(hump) : [run];
    return wordsOf(parts.length > 1 && parts.length <= 3 ? [...parts, run] : parts);
}
function wordsOf(pieces) {
    const words = [];
    for (const piece of pieces) {
        if (piece.length > MAX_WORD)
            continue;
        const text = normalise(piece);
        if (text.length === 0 || STOP_WORDS.has(text))
            continue;
        words.push({ text, stem: ASCII.test(text) ? wink_porter2_stemmer__WEBPACK_IMPORTED_MODULE_0__(text) : text });
    }
    return words;
}
function splitWords(text) {
    let plain = text;
    if (SPELLED.test(plain))
        for (const [pattern, spelling] of SPELLINGS)
            plain = plain.replace(pattern, ` ${spelling} `);
    const alphabet = ASCII_TEXT.test(plain) ? ALPHABETS.ascii : ALPHABETS.unicode;
    const words = [];
    for (const run of plain.match(alphabet.word) ?? []) {
        let found = cache.get(run);
        if (!found) {
            found = splitRun(run, alphabet);
            if (cache.size >= CACHE_SIZE)
                cache.clear();
            if (run.length <= MAX_RUN)
                cache.set(run, found);
        }
        for (const word of found)
            words.push(word);
    }
    return words;
}


/***/ }),

/***/ 92143:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  W: () => (/* binding */ loadRouteIndex)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/lib/input/config-error.js
var config_error = __webpack_require__(32022);
// EXTERNAL MODULE: ./build/lib/router/learn/fitted.js
var learn_fitted = __webpack_require__(29005);
// EXTERNAL MODULE: ./build/lib/router/read/tool-list.js
var tool_list = __webpack_require__(15428);
;// CONCATENATED MODULE: ./build/lib/router/read/join-tools.js
/** Joins the tool lists and skills of one index: tools inherit keywords from their skill, and a skill with tools gets no row of its own. */

function joinTools(lists, skills) {
    const warnings = [...lists.flatMap((list) => list.warnings), ...skills.flatMap((skill) => skill.warnings)];
    const bySkill = new Map(skills.map(({ tool }) => [tool.id, tool]));
    const withTools = new Set();
    const rows = new Map();
    const add = (tool) => {
        const first = rows.get(tool.id);
        if (first)
            warnings.push(`'${tool.id}' is in the index twice${tool.file_path ? ` (again in ${tool.file_path})` : ''}; the first one is used.`);
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

;// CONCATENATED MODULE: ./build/lib/setup/routing/route-index.js
/** Files and folders that a user names \u2192 the tools that the router ranks, from tool lists and SKILL.md files. */






async function loadRouteIndex(paths, cwd) {
    const lists = [];
    const skills = [];
    let fitted = null;
    for (const named of paths) {
        const path = (0,external_node_path_.resolve)(cwd, named);
        const entry = await (0,promises_.stat)(path).catch(() => null);
        if (!entry)
            throw new config_error/* ConfigError */.x('This index does not exist.', {
                file: named,
                fix: 'name a folder with skills or a list of tools.',
            });
        if (entry.isDirectory() || path.endsWith('.md')) {
            // Loaded only when needed, because loading the YAML parser takes longer than ranking a query.
            const { readRouteFolder, readRouteSkill } = await __webpack_require__.e(/* import() */ 75).then(__webpack_require__.bind(__webpack_require__, 70075));
            skills.push(...(entry.isDirectory() ? await readRouteFolder(path, cwd) : [await readRouteSkill(path, cwd)]));
            continue;
        }
        const text = (await (0,promises_.readFile)(path, 'utf8')).replace(/^\uFEFF/, '');
        if ((0,learn_fitted/* isFitted */.PZ)(text)) {
            if (fitted)
                throw new config_error/* ConfigError */.x('This is a second fitted index, and only one can be used.', {
                    file: named,
                    fix: 'fit one index to the queries of both.',
                });
            fitted = (0,learn_fitted/* parseFitted */.Uz)(text, named);
            lists.push({ tools: fitted.tools, warnings: [] });
        }
        else
            lists.push((0,tool_list/* parseToolList */.gy)(text, named));
    }
    const { tools, warnings } = joinTools(lists, skills);
    if (tools.length === 0)
        throw new config_error/* ConfigError */.x('The index contains no tool or skill.', {
            file: paths.join(', '),
            fix: 'name a folder with SKILL.md files or a list of tools with --index.',
        });
    return { tools, warnings, fitted };
}


/***/ }),

/***/ 49694:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Pf: () => (/* binding */ loadEmbedder),
  t$: () => (/* binding */ loadVectors)
});

// UNUSED EXPORTS: findVectors

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(73136);
// EXTERNAL MODULE: ./build/lib/input/config-error.js
var config_error = __webpack_require__(32022);
// EXTERNAL MODULE: ./build/lib/input/json-value.js
var json_value = __webpack_require__(70509);
;// CONCATENATED MODULE: ./build/lib/router/vectors/word-rows.js
/** A hash table over the bytes of a word list: finds the row of a word without creating an object per word, because the list is large and few words are looked up. */
const LINE = 10;
const encoder = new TextEncoder();
/** words: UTF-8, one per line. Rows count from 0; -1 means an unknown word. */
function indexWords(words, count) {
    let size = 16;
    while (size < 2 * count)
        size *= 2;
    const rows = new Int32Array(size).fill(-1);
    const starts = new Int32Array(count + 1);
    let row = 0;
    let hash = OFFSET;
    for (let at = 0; at <= words.length && row < count; at++) {
        if (at < words.length && words[at] !== LINE) {
            hash = step(hash, words[at]);
            continue;
        }
        let slot = hash & (size - 1);
        while (rows[slot] >= 0)
            slot = (slot + 1) & (size - 1);
        rows[slot] = row++;
        starts[row] = at + 1;
        hash = OFFSET;
    }
    return (word) => {
        let length = word.length;
        let hash = OFFSET;
        let bytes = null;
        for (let i = 0; i < length; i++) {
            const unit = word.charCodeAt(i);
            if (unit > 127) {
                bytes = encoder.encode(word);
                break;
            }
            hash = step(hash, unit);
        }
        if (bytes) {
            length = bytes.length;
            hash = OFFSET;
            for (const byte of bytes)
                hash = step(hash, byte);
        }
        for (let slot = hash & (size - 1); rows[slot] >= 0; slot = (slot + 1) & (size - 1)) {
            const row = rows[slot];
            const start = starts[row];
            if (starts[row + 1] - 1 - start !== length)
                continue;
            let same = 0;
            while (same < length && words[start + same] === (bytes ? bytes[same] : word.charCodeAt(same)))
                same++;
            if (same === length)
                return row;
        }
        return -1;
    };
}
/** FNV-1a with the upper half XORed into the lower one, because slots use the lower bits. */
const OFFSET = 0x811c9dc5 | 0;
function step(hash, byte) {
    const next = Math.imul(hash ^ byte, 0x01000193);
    return next ^ (next >>> 15);
}

;// CONCATENATED MODULE: ./build/lib/router/vectors/embedding.js
/** Embeds a text by a table of word vectors: the normalised sum of its words' vectors, in which rare words weigh more (smooth inverse frequency). */



const VECTOR_FORMAT = 'agent-routing.vectors.v1';
/** Reads the bytes of data/vectors.bin: length of header, header, words, scale of each row, rows of int8. */
function readVectorTable(bytes, file = 'vectors.bin') {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const broken = (why) => new config_error/* ConfigError */.x(`This is not a table of word vectors (${why}).`, {
        file,
        fix: 'build it again with scripts/build-vectors.mjs.',
    });
    if (bytes.length < 4 || 4 + view.getUint32(0, true) > bytes.length)
        throw broken('too short');
    const start = 4 + view.getUint32(0, true);
    // A TextDecoder takes longer to load than the whole table.
    const text = Buffer.from(bytes.buffer, bytes.byteOffset + 4, start - 4).toString('utf8');
    const header = (0,json_value/* parseValue */.$x)(text);
    if (header === null)
        throw broken('its header is not JSON');
    const { words: count, dimensions } = header;
    const scalesAt = start + header.bytes;
    const rowsAt = scalesAt + 4 * count;
    if (header.format !== VECTOR_FORMAT)
        throw broken('unknown format');
    if (bytes.length !== rowsAt + count * dimensions)
        throw broken('its size differs from its header');
    const rowOf = indexWords(bytes.subarray(start, scalesAt), count);
    const cells = new Int8Array(bytes.buffer, bytes.byteOffset + rowsAt, count * dimensions);
    const add = (sum, text, share) => {
        const row = rowOf(text);
        if (row < 0)
            return false;
        const weight = share * view.getFloat32(scalesAt + 4 * row, true);
        const at = row * dimensions;
        for (let d = 0; d < dimensions; d++)
            sum[d] += weight * cells[at + d];
        return true;
    };
    return {
        dimensions,
        embed(words, weigh) {
            const sum = new Float32Array(dimensions);
            for (const word of words)
                add(sum, word.text, weigh ? weigh(word) : 1);
            return normalize(sum);
        },
        word(text, into) {
            const sum = into ?? new Float32Array(dimensions);
            return add(sum, text, 1) ? normalize(sum) : null;
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

// EXTERNAL MODULE: external "node:readline"
var external_node_readline_ = __webpack_require__(80481);
;// CONCATENATED MODULE: ./build/lib/router/vectors/pack-vectors.js
/** Packs words and their vectors into the bytes of a table: removes the mean and the first principal components, scales by smooth inverse frequency, quantises to int8. */

/** Principal components to remove: three were better than one or none on development queries. */
const COMMON = 3;
const ITERATIONS = 60;
/** With fewer words, what they share is their meaning, so nothing is removed. */
const MIN_FOR_COMMON = 1000;
/** The components are computed from at most this many words. */
const MAX_SAMPLE = 40_000;
function packVectors({ source, dimensions, words, ranks, cells }) {
    if (words.length >= MIN_FOR_COMMON)
        removeCommon(cells, dimensions);
    const text = new TextEncoder().encode(words.join('\n'));
    const header = new TextEncoder().encode(JSON.stringify({ format: VECTOR_FORMAT, source, words: words.length, dimensions, bytes: text.length }));
    const scalesAt = 4 + header.length + text.length;
    const bytes = new Uint8Array(scalesAt + 4 * words.length + words.length * dimensions);
    const view = new DataView(bytes.buffer);
    view.setUint32(0, header.length, true);
    bytes.set(header, 4);
    bytes.set(text, 4 + header.length);
    const rowsAt = scalesAt + 4 * words.length;
    for (let row = 0; row < words.length; row++) {
        const at = row * dimensions;
        let peak = 0;
        for (let d = 0; d < dimensions; d++)
            peak = Math.max(peak, Math.abs(cells[at + d]));
        peak ||= 1;
        // Zipf's law: the frequency of a word in running text is about 1 / (10 · rank).
        const rarity = 1e-3 / (1e-3 + 1 / (10 * (ranks[row] + 1)));
        view.setFloat32(scalesAt + 4 * row, (peak / 127) * rarity, true);
        for (let d = 0; d < dimensions; d++)
            view.setInt8(rowsAt + at + d, Math.round((cells[at + d] / peak) * 127));
    }
    return bytes;
}
/** Removes the mean and the first principal components, which all words share (power iteration from a fixed start). */
function removeCommon(cells, dimensions) {
    const rows = cells.length / dimensions;
    const sample = Math.min(rows, MAX_SAMPLE);
    const mean = new Float64Array(dimensions);
    for (let i = 0; i < cells.length; i++)
        mean[i % dimensions] += cells[i] / rows;
    for (let i = 0; i < cells.length; i++)
        cells[i] -= mean[i % dimensions];
    const along = (axis, at) => {
        let sum = 0;
        for (let d = 0; d < dimensions; d++)
            sum += axis[d] * cells[at + d];
        return sum;
    };
    for (let component = 0; component < COMMON; component++) {
        let axis = Float64Array.from({ length: dimensions }, (_, d) => 1 + d / dimensions);
        for (let turn = 0; turn < ITERATIONS; turn++) {
            const next = new Float64Array(dimensions);
            for (let row = 0; row < sample; row++) {
                const share = along(axis, row * dimensions);
                for (let d = 0; d < dimensions; d++)
                    next[d] += share * cells[row * dimensions + d];
            }
            const length = Math.sqrt(next.reduce((sum, value) => sum + value * value, 0));
            // Fewer dimensions than components: nothing is left to remove.
            if (length < 1e-9)
                return;
            axis = next.map((value) => value / length);
        }
        for (let row = 0; row < rows; row++) {
            const share = along(axis, row * dimensions);
            for (let d = 0; d < dimensions; d++)
                cells[row * dimensions + d] -= share * axis[d];
        }
    }
}

// EXTERNAL MODULE: ./build/lib/text/count.js
var count = __webpack_require__(14065);
;// CONCATENATED MODULE: ./build/lib/setup/routing/text-vectors.js
/** A text file of word vectors (GloVe, word2vec, fastText: a word and its numbers per line) \u2192 the bytes of a vector table. Reads the file as a stream. */





/** Such files are sorted by frequency: later words are rare and would only cost memory. */
const MAX_WORDS = 100_000;
const MAX_DIMENSIONS = 1024;
/** Words that the router's tokenizer can produce. */
const WORD = /^[\p{L}\p{N}\p{M}]{1,40}$/u;
const MIN_WORDS = 2;
async function readTextVectors(path) {
    const words = new Map();
    const ranks = [];
    let cells = new Float32Array(0);
    let dimensions = 0;
    let line = 0;
    let rank = -1;
    const refuse = (message) => new config_error/* ConfigError */.x(message, {
        file: path,
        line,
        fix: 'write one word per line, followed by its numbers, with the same count on each line.',
    });
    const input = (0,external_node_fs_.createReadStream)(path, { encoding: 'utf8' });
    try {
        for await (const text of (0,external_node_readline_.createInterface)({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
            line++;
            const fields = text
                .replace(/^\uFEFF/, '')
                .trimEnd()
                .split(/[ \t]+/);
            if (text.trim() === '')
                continue;
            // word2vec and fastText files start with the number of words and of dimensions.
            if (line === 1 && fields.length === 2 && fields.every((field) => /^\d+$/.test(field)))
                continue;
            if (dimensions === 0) {
                dimensions = fields.length - 1;
                if (dimensions < 2 || dimensions > MAX_DIMENSIONS)
                    throw refuse(`This is not a word vector: it has ${dimensions} numbers after the word, and 2 to ${MAX_DIMENSIONS} are allowed.`);
            }
            // Some tables contain words with spaces, so a line may have more fields.
            if (fields.length <= dimensions)
                throw refuse(`This line has ${fields.length - 1} numbers where the first has ${dimensions}.`);
            rank++;
            const word = fields.slice(0, -dimensions).join(' ').normalize('NFKC').toLowerCase();
            const numbers = fields.slice(-dimensions);
            if (fields.length > dimensions + 1 && Number.isFinite(Number(fields[1])) && WORD.test(fields[0]))
                throw refuse(`This line has ${fields.length - 1} numbers where the first has ${dimensions}.`);
            if (!WORD.test(word) || words.has(word))
                continue;
            const row = words.size;
            if ((row + 1) * dimensions > cells.length)
                cells = grow(cells, Math.max(1024, 2 * row) * dimensions);
            numbers.forEach((number, d) => {
                const value = Number(number);
                if (number === '' || !Number.isFinite(value))
                    throw refuse(`'${number.slice(0, 40)}' is not a number.`);
                cells[row * dimensions + d] = value;
            });
            ranks.push(rank);
            words.set(word, row);
            if (words.size === MAX_WORDS)
                break;
        }
    }
    finally {
        input.destroy();
    }
    if (words.size < MIN_WORDS)
        throw new config_error/* ConfigError */.x(`The file contains only ${(0,count/* count */.U9)(words.size, 'word vector')}.`, {
            file: path,
            fix: 'name the file of a complete table.',
        });
    return packVectors({
        source: 'text',
        dimensions,
        words: [...words.keys()],
        ranks,
        cells: cells.slice(0, words.size * dimensions),
    });
}
function grow(cells, length) {
    const next = new Float32Array(length);
    next.set(cells);
    return next;
}

;// CONCATENATED MODULE: ./build/lib/setup/routing/vectors.js
/** Opens a table of word vectors: the one that ships with the package, on first use, or one that the user names. */







const NAME = (0,external_node_path_.join)('data', 'vectors.bin');
/** dist/cli, build/src, build/lib/setup and lib/setup are all below the folder that contains data/. */
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
/** Null when the package was installed without its data; the router then ranks by keywords only. */
function loadVectors(path = findVectors()) {
    if (path === null)
        return null;
    if (table?.path !== path)
        table = { path, embedder: readVectorTable((0,external_node_fs_.readFileSync)(path), path) };
    return table.embedder;
}
/** Reads this package's own table format, or a text file of GloVe, word2vec or fastText. */
async function loadEmbedder(path) {
    let head = Buffer.alloc(256);
    const file = await (0,promises_.open)(path).catch((error) => {
        throw new config_error/* ConfigError */.x(`The word vectors cannot be read: ${error.message}.`, {
            file: path,
            fix: 'name a file of word vectors with --vectors.',
        });
    });
    try {
        if ((await file.stat()).isDirectory())
            throw new config_error/* ConfigError */.x('The path of the word vectors is a folder.', {
                file: path,
                fix: 'name the file in that folder.',
            });
        head = head.subarray(0, (await file.read(head, 0, head.length, 0)).bytesRead);
    }
    finally {
        await file.close();
    }
    if (head.includes(VECTOR_FORMAT))
        return readVectorTable((0,external_node_fs_.readFileSync)(path), path);
    if (head.includes(0) || (head[0] === 0x1f && head[1] === 0x8b))
        throw new config_error/* ConfigError */.x('These word vectors are not text.', {
            file: path,
            fix: 'unpack the file, or save the vectors as text (one word per line, followed by its numbers).',
        });
    return readVectorTable(await readTextVectors(path), path);
}


/***/ })

};
