export const id = 928;
export const ids = [928];
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

/***/ 9783:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ findShadow)
/* harmony export */ });
function findShadow(agent, skill, context) {
    if (agent.bundled_skills.length === 0)
        return null;
    const name = agent.listedAs(skill, context).find((listed) => agent.bundled_skills.includes(listed));
    if (name === undefined)
        return null;
    const reason = `${agent.title} ships a skill '${name}' of its own and lists it first, so ${skill.path} is shadowed; rename it.`;
    return { name, reason };
}


/***/ }),

/***/ 6970:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AS: () => (/* binding */ listOffers),
/* harmony export */   a$: () => (/* binding */ offersById),
/* harmony export */   lL: () => (/* binding */ compareOffers)
/* harmony export */ });
/* harmony import */ var _skill_find_skill_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6023);
/* harmony import */ var _skill_offer_match_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3080);
/* harmony import */ var _skill_outlying_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3937);



/** One offer for every SKILL.md of the source, in its order. */
function listOffers(agent, context, offered) {
    const found = (0,_skill_offer_match_js__WEBPACK_IMPORTED_MODULE_1__/* .matchListing */ .id)(context.source.skills, (skill) => agent.listedAs(skill, context), withoutBundled(agent, offered));
    return context.source.skills.map((skill) => ({
        id: (0,_skill_find_skill_js__WEBPACK_IMPORTED_MODULE_2__/* .nameSkill */ .xj)(skill, context.source),
        path: skill.path,
        ...compareOffer(agent, context, skill, found.get(skill) ?? null),
    }));
}
/** {skill id: offer}. Of two skills that no id tells apart, such as copies, the better offer counts. */
function compareOffers(agent, context, offered) {
    return offersById(listOffers(agent, context, offered));
}
function offersById(rows) {
    const offers = new Map();
    for (const { id, path: _, ...offer } of rows) {
        const other = offers.get(id);
        if (!other || offer.kept_chars > other.kept_chars || other.offer === 'absent')
            offers.set(id, offer);
    }
    return Object.fromEntries(offers);
}
function compareOffer(agent, context, skill, found) {
    const offer = (0,_skill_offer_match_js__WEBPACK_IMPORTED_MODULE_1__/* .measureOffer */ .HO)(skill, found ? found.description : undefined);
    if (offer.offer === 'full')
        return { ...offer, reason: untestedPlace(skill, context) };
    return { ...offer, reason: agent.explainOffer(skill, context, offer.offer) ?? explainUnread(skill, found) };
}
/** Copied on its own, a skill is found wherever it lies; that agents would find it there is not shown. */
function untestedPlace(skill, { install, source }) {
    if (install !== 'skills' || !(0,_skill_outlying_js__WEBPACK_IMPORTED_MODULE_0__/* .isOutlying */ .U)(skill, source))
        return null;
    return 'it was copied out of its folder on its own, so whether agents find it where it lies is not tested.';
}
/** The reason where the agent's own rules do not explain it. */
function explainUnread(skill, found) {
    const [problem] = skill.front_matter.problems;
    const effect = found ? 'the agent shows it without its description' : 'the agent does not list it';
    if (!problem && found && skill.description === null)
        return `its description is not text, and ${effect}; write it as one line of text.`;
    return problem
        ? `${skill.path}, line ${problem.line}: ${problem.message}, and ${effect}; correct that line.`
        : `${effect}, for a reason that this tool does not know for this version; check what the agent itself reports about ${skill.path}.`;
}
/** Of two rows with one name the agent's own comes first: it is no offer of the source's skill. */
function withoutBundled({ bundled_skills }, offered) {
    const own = bundled_skills.flatMap((name) => {
        const [first, ...others] = offered.filter(({ id }) => id === name);
        return first && others.length > 0 ? [first] : [];
    });
    return offered.filter((row) => !own.includes(row));
}


/***/ }),

/***/ 3937:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ isOutlying)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/** A skill and those beside it → whether it lies elsewhere than agents and tools that install skills surely look: directly in a folder of skills. */

const { basename, dirname } = node_path__WEBPACK_IMPORTED_MODULE_0__.posix;
/** A skill in another skill's folder is copied with it and keeps its place. */
function isOutlying({ path }, { skills }) {
    const folder = dirname(path);
    if (['skills', '.'].includes(basename(dirname(folder))))
        return false;
    return !skills.some((other) => folder.startsWith(`${dirname(other.path)}/`));
}


/***/ }),

/***/ 1246:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  init: () => (/* binding */ init)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(2857);
// EXTERNAL MODULE: ./build/lib/baseline/index.js + 1 modules
var lib_baseline = __webpack_require__(1399);
// EXTERNAL MODULE: ./build/lib/input/config-error.js
var config_error = __webpack_require__(2022);
// EXTERNAL MODULE: ./build/lib/input/json-text.js
var json_text = __webpack_require__(2713);
// EXTERNAL MODULE: ./build/lib/input/schema-issue.js
var schema_issue = __webpack_require__(802);
// EXTERNAL MODULE: ./build/lib/skill/find-skill.js
var find_skill = __webpack_require__(6023);
;// CONCATENATED MODULE: ./build/lib/case/first-prompt.js
/** A skill's description → a request in a user's voice, for an author to reword: what it says about when to use the skill. */
const WHEN = /\b(?:use|used|useful|invoke|invoked|trigger|triggers|triggered|activate|load)\b[^.;]{0,60}?\b(?:when|whenever|if)\s+(.+)/is;
const USER = '(?:the user|users|a user|user|someone|somebody|people|they|you)';
const LONGEST = 160;
/** In the order in which they are tried; the rest of the clause goes in for $1. */
const VOICES = [
    [
        new RegExp(`^${USER} (?:explicitly )?(?:asks?|wants?|needs?|would like|tr(?:y|ies)|is trying|are trying) (?:you |claude |for help )?to (.+)`, 'i'),
        'I want to $1',
    ],
    [new RegExp(`^${USER} (?:explicitly )?asks? about (.+)`, 'i'), 'I have a question about $1'],
    [new RegExp(`^${USER} (?:explicitly )?(?:asks?|requests?|needs?|wants?)(?: for)? (.+)`, 'i'), 'I need $1'],
    [new RegExp(`^${USER} (?:is|are) (.+)`, 'i'), 'I am $1'],
    [/^(?:asked|asking) to (.+)/i, 'I want to $1'],
    [/^(?:asked|asking) (?:about|for) (.+)/i, 'I need help with $1'],
    [/^(\w+ing\b.+)/i, 'I am $1'],
];
const MINE = [
    [/\b(?:the user|their|a user)['’]s\b|\btheirs?\b/gi, 'my'],
    [/\bthemselves\b/gi, 'myself'],
    [/\bthe user\b|\bthey\b/gi, 'I'],
    [/\byour\b/gi, 'my'],
    [/\byou\b/gi, 'I'],
];
/**
 * The best first. A phrase that the description quotes is what its author has heard; a prompt that says one of the skill's own
 * names comes last.
 */
function draftPrompts(description, names) {
    const text = (description ?? '').replace(/\s+/g, ' ').trim();
    const when = WHEN.exec(text)?.[1];
    const quoted = [...(when ?? text).matchAll(/["“]([^"“”]{8,100})["”]/g)].map(([, phrase = '']) => phrase);
    const requests = quoted.filter((phrase) => phrase.trim().split(' ').length > 1).map(asRequest);
    const clauses = [when ? speak(firstClause(when)) : null, state(firstClause(text))];
    const all = [...requests, ...clauses.filter((clause) => clause !== null)];
    const naming = (prompt) => names.some((name) => says(prompt, name));
    return [...all.filter((prompt) => !naming(prompt)), ...all.filter(naming), 'Please help me with this.'];
}
const asRequest = (phrase) => endSentence(phrase.replace(/[.,]+$/, '').trim());
/** `a, b, or c` keeps its first item: a user asks for one thing. */
function firstClause(text) {
    const sentence = text.split(/[.;:](?:\s|$)|\s[-–—]\s|\s\(|,\s+(?:or\s+)?(?:asks|wants|needs|mentions|says)\b/)[0] ?? '';
    const [first = '', ...more] = sentence.split(/,\s+/);
    const clause = first.split(' ').length >= 6 || more.length === 0 ? first : sentence;
    return clause
        .replace(/["“”`*]/g, '')
        .slice(0, LONGEST)
        .replace(/\s+\S*$/, (tail) => (clause.length > LONGEST ? '' : tail))
        .trim();
}
/** Null: the clause is in none of the forms that turn into a user's words. */
function speak(clause) {
    const [voice, words] = VOICES.find(([pattern]) => pattern.test(clause)) ?? [];
    if (!voice || !words)
        return null;
    return endSentence(MINE.reduce((now, [pattern, word]) => now.replace(pattern, word), clause.replace(voice, words)));
}
const state = (clause) => (clause === '' ? null : `What I need: ${endSentence(clause)}`);
function endSentence(text) {
    const end = /[.?!]$/.test(text)
        ? ''
        : /^(?:how|what|who|why|where|which|can|is|are|do|does)\b/i.test(text)
            ? '?'
            : '.';
    return `${text.charAt(0).toUpperCase()}${text.slice(1)}${end}`;
}
function says(prompt, name) {
    const plain = (text) => ` ${text
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim()} `;
    return plain(prompt).includes(plain(name));
}

;// CONCATENATED MODULE: ./build/lib/case/first-corpus.js
/** Turns a plugin's skills, or skill-creator's queries, into a first corpus for the author to extend. */






/**
 * One case per skill that an id can name; copies of one file are one skill. lookAlikes: the other skills of the source, the
 * nearest first.
 */
function draftCases(source, lookAlikes) {
    const corpus = { cases: [], skills: new Map(), left_out: [] };
    const taken = new Map();
    const asked = new Set();
    for (const skill of source.skills) {
        if (findFirst(skill, source) !== skill)
            continue;
        const id = (0,find_skill/* findUniqueId */.cv)(skill, source);
        if (id === null) {
            const others = source.skills.filter((other) => other !== skill && other.id === skill.id && !(0,find_skill/* isSameSkill */.pc)(other, skill));
            const reason = `its id '${skill.id}' is that of ${others.map(({ path }) => path).join(', ')} too; rename one of them.`;
            corpus.left_out.push({ skill, reason });
            continue;
        }
        const name = slug(skill.id);
        const count = (taken.get(name) ?? 0) + 1;
        taken.set(name, count);
        const case_id = `${name}-${count}`;
        const [disallowed] = lookAlikes(skill).flatMap((other) => disallow(other, skill, source));
        const prompts = draftPrompts(skill.description, [skill.id, skill.dir]);
        corpus.skills.set(case_id, skill);
        const prompt = prompts.find((one) => !asked.has(one)) ?? prompts[0] ?? '';
        asked.add(prompt);
        corpus.cases.push({
            case_id,
            category: 'first',
            prompt,
            expected_skill: id,
            ...(disallowed === undefined ? {} : { disallowed_skills: [disallowed] }),
        });
    }
    return corpus;
}
/** A skill of the same name, id or folder, could not be told from the expected one in every transcript. */
function disallow(other, skill, source) {
    const names = [skill.id, skill.dir];
    if (names.includes(other.id) || names.includes(other.dir) || (0,find_skill/* isSameSkill */.pc)(other, skill))
        return [];
    const id = (0,find_skill/* findUniqueId */.cv)(other, source);
    return id === null ? [] : [id];
}
/** Of copies and links the one that stands for all: a file itself before a link to it. */
function findFirst(skill, source) {
    const same = source.skills.filter((other) => other.id === skill.id && (0,find_skill/* isSameSkill */.pc)(other, skill));
    return same.find(({ real_path }) => real_path === undefined) ?? same[0];
}
const EvalsSchema = schemas/* array */.YOg(schemas/* looseObject */._H3({ query: schemas/* string */.YjP().min(1), should_trigger: schemas/* boolean */.zMY() })).min(1);
/** skill-creator's `[{query, should_trigger}]`. */
function casesFromSkillCreator(text, file, skill) {
    const { value, line } = (0,json_text/* readJson */.Vh)(text, file);
    const queries = (0,schema_issue/* parseOrThrow */.zS)(EvalsSchema, value, ({ path, words }) => {
        return new config_error/* ConfigError */.x(`These are not skill-creator's queries: ${(0,schema_issue/* wordPath */._b)(path) || 'the file'} ${words}.`, {
            file,
            line: line(path),
            fix: 'write an array of {"query": "…", "should_trigger": true}.',
        });
    });
    return queries.map(({ query, should_trigger }, index) => ({
        case_id: `${slug(skill)}-${should_trigger ? 'needs' : 'needs-not'}-${index + 1}`,
        category: should_trigger ? 'trigger' : 'negative',
        prompt: query,
        ...(should_trigger ? { expected_skill: skill } : { disallowed_skills: [skill] }),
    }));
}
function slug(id) {
    return (id
        .normalize('NFKD')
        .replace(/\p{M}+/gu, '')
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-')
        .replace(/^-|-$/g, '') || 'skill');
}

// EXTERNAL MODULE: ./build/lib/input/suggest.js
var suggest = __webpack_require__(4685);
// EXTERNAL MODULE: ./build/lib/io/files/files.js + 1 modules
var files = __webpack_require__(5815);
// EXTERNAL MODULE: ./build/lib/router/rank/router.js
var rank_router = __webpack_require__(7166);
;// CONCATENATED MODULE: ./build/lib/router/learn/nearest.js
/** Tools → for each the others, the nearest first: whose rows its description reaches when it is asked as a query. */

/** Tools are told apart as objects, since two may have one id. */
function createNearest(tools, embedder, limit = 10) {
    const router = (0,rank_router/* createRouter */.a)(tools, embedder);
    return (tool) => router
        .rank(tool.description, { limit: limit + 1 })
        .map((row) => row.tool)
        .filter((other) => other !== tool);
}

// EXTERNAL MODULE: ./build/lib/router/words/tool.js
var tool = __webpack_require__(8978);
// EXTERNAL MODULE: ./build/lib/setup/source.js
var source = __webpack_require__(8533);
// EXTERNAL MODULE: ./build/lib/setup/vectors.js + 4 modules
var vectors = __webpack_require__(9365);
// EXTERNAL MODULE: ./build/lib/text/count.js
var count = __webpack_require__(6446);
// EXTERNAL MODULE: ./build/lib/text/escape.js
var text_escape = __webpack_require__(7127);
// EXTERNAL MODULE: ./build/src/options/command.js + 1 modules
var command = __webpack_require__(3616);
// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(3136);
// EXTERNAL MODULE: ./build/lib/io/git-run.js
var git_run = __webpack_require__(9385);
;// CONCATENATED MODULE: ./build/src/run/own-repository.js
/** Where this tool came from → the repository that workflows name it by: `owner/name`, and the tag of its major version. */




/** Stands for the owner in package.json and on every page until there is one; forks and copies have their own. */
const PLACEHOLDER = 'org/agent-routing';
/** root: the folder of this tool's package.json. */
async function ownRepository(env, root = findPackage()) {
    const used = env['GITHUB_ACTION_REPOSITORY'] ?? '';
    const { version = '1', repository } = root === null ? {} : readJson((0,external_node_path_.join)(root, 'package.json'));
    const major = `v${String(version).split('.')[0]}`;
    if (NAME.test(used))
        return { name: used, ref: safeRef(env['GITHUB_ACTION_REF']) ?? major };
    const url = typeof repository === 'string' ? repository : repository?.url;
    const found = root && (nameOf(installedFrom(root)) ?? nameOf(await remoteOf(root)));
    return { name: found ?? nameOf(url) ?? PLACEHOLDER, ref: major };
}
const NAME = /^[\w.-]+\/[\w.-]+$/;
const safeRef = (ref) => (ref && /^[\w./-]+$/.test(ref) ? ref : null);
/** The bundle is two folders below it, the build three. */
function findPackage() {
    for (let at = (0,external_node_path_.dirname)((0,external_node_url_.fileURLToPath)(import.meta.url));; at = (0,external_node_path_.dirname)(at)) {
        if (readJson((0,external_node_path_.join)(at, 'package.json'))['name'] === 'agent-routing')
            return at;
        if ((0,external_node_path_.dirname)(at) === at)
            return null;
    }
}
/** npm writes beside the packages that it installs where each came from. */
function installedFrom(root) {
    const { packages } = readJson((0,external_node_path_.join)((0,external_node_path_.dirname)(root), '.package-lock.json'));
    const entry = packages?.['node_modules/agent-routing'];
    return entry?.resolved ?? null;
}
/** A checkout of its own; git would otherwise speak of the repository that it is installed in. */
async function remoteOf(root) {
    if (!(0,external_node_fs_.existsSync)((0,external_node_path_.join)(root, '.git')))
        return null;
    const { code, stdout } = await (0,git_run/* git */.$Y)(root, ['remote', 'get-url', 'origin']).catch(() => ({ code: 1, stdout: '' }));
    return code === 0 ? stdout.trim() : null;
}
/** `git+ssh://git@host/owner/name.git#commit`, `git@host:owner/name` → `owner/name`; a path or a package registry's address is none. */
function nameOf(url) {
    const bare = (url ?? '').replace(/^git\+/, '').replace(/[#?].*$/, '');
    const found = /^(?:(?:https?|ssh|git):\/\/(?:[^/@]*@)?[^/]+\/|[\w.-]+@[\w.-]+:)([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/.exec(bare);
    return found?.[1] ?? null;
}
function readJson(path) {
    try {
        return JSON.parse((0,external_node_fs_.readFileSync)(path, 'utf8'));
    }
    catch {
        return {};
    }
}

// EXTERNAL MODULE: ./build/lib/agents/index.js + 183 modules
var agents = __webpack_require__(5353);
// EXTERNAL MODULE: ./build/lib/agents/shadow.js
var shadow = __webpack_require__(9783);
// EXTERNAL MODULE: ./build/lib/offer/compare.js
var compare = __webpack_require__(6970);
// EXTERNAL MODULE: ./build/src/run/tool-version.js
var tool_version = __webpack_require__(1488);
;// CONCATENATED MODULE: ./build/src/commands/init-baseline.js






const PASS = { expected_status: 'pass', allow_timeout: false };
/** What each agent makes of the source when it is installed as `run` does by default. */
function predictAgents(source) {
    return agents/* DEFAULT_AGENTS */.h_.map((name) => {
        const agent = agents/* AGENTS */.jw[name];
        const context = { source, install: agent.defaultInstall(source), vendor_model: null };
        const predicted = new Map(agent.predictOffers(context).map((row) => [row.skill, row]));
        const rows = [...predicted.values()].map(({ skill, offer, kept_chars, of_chars }) => {
            return { id: (0,find_skill/* nameSkill */.xj)(skill, source), path: skill.path, offer, kept_chars, of_chars, reason: null };
        });
        return {
            name: agent.name,
            version: agent.pinned,
            offers: (0,compare/* offersById */.a$)(rows),
            refuse(skill) {
                const copies = source.skills.filter((other) => other.id === skill.id && (0,find_skill/* isSameSkill */.pc)(other, skill));
                if (copies.every((copy) => predicted.get(copy)?.offer === 'absent'))
                    return agent.explainOffer(skill, context, 'absent') ?? `${agent.title} does not list it.`;
                return (0,shadow/* findShadow */.w)(agent, skill, context)?.reason ?? null;
            },
        };
    });
}
/** A negative case does not run in the default mode, so it gets no entry yet. */
function renderBaseline(cases, skills, source, agents, today) {
    const rows = cases
        .filter((row) => row.expected_skill)
        .map(({ case_id }) => {
        const skill = skills.get(case_id);
        const entries = agents.map(({ name, refuse }) => [name, entryOf(skill ? refuse(skill) : null)]);
        return [case_id, new Map(entries)];
    });
    const baseline = {
        $schema: null,
        $meta: describeOffers(agents, source, today),
        $offers: Object.fromEntries(agents.map(({ name, offers }) => [name, listLesserOffers(offers)])),
        cases: new Map(rows),
    };
    // Read back as any baseline, so that what is written is what will be read.
    const text = (0,lib_baseline/* serializeBaseline */.ky)(baseline);
    return (0,lib_baseline/* serializeBaseline */.ky)((0,lib_baseline/* parseBaseline */.nk)(text, lib_baseline/* BASELINE_FILE */.tu));
}
const entryOf = (reason) => reason === null ? PASS : { expected_status: 'fail', allow_timeout: false, reason };
/** As `baseline update` writes it: a known skill that is not among the lesser offers was offered in full. */
function describeOffers(agents, source, today) {
    const lengths = Object.assign({}, ...agents.map(({ offers }) => offers));
    return {
        schema: 1,
        drafted: true,
        oracle: {
            tool_version: (0,tool_version/* toolVersion */.f)(),
            skills_hash: source.hash,
            date: today.toISOString().slice(0, 10),
            trials: 1,
            agents: Object.fromEntries(agents.map(({ name, version }) => [name, { version, vendor_model: null }])),
        },
        skills: Object.fromEntries(Object.entries(lengths).map(([id, { of_chars }]) => [id, of_chars])),
    };
}
function listLesserOffers(offers) {
    const lesser = Object.entries(offers).filter(([, { offer }]) => offer !== 'full');
    const reason = 'predicted by init';
    return Object.fromEntries(lesser.map(([id, { offer, kept_chars, of_chars }]) => [id, { offer, kept_chars, of_chars, reason }]));
}

// EXTERNAL MODULE: ./build/lib/case/tool-routes.js
var tool_routes = __webpack_require__(8214);
// EXTERNAL MODULE: ./build/lib/contract/plan.js
var plan = __webpack_require__(1744);
;// CONCATENATED MODULE: ./build/lib/setup/reference-hook.js
/** Opens the reference hook that ships with the package: one file, which decides over tool calls by a tool-routes file. */



const reference_hook_NAME = (0,external_node_path_.join)('hooks', 'route-tool-calls.mjs');
/** dist/cli, build/lib/setup and lib/setup are all below the folder that contains hooks/. */
function readReferenceHook(from = import.meta.url) {
    for (let folder = (0,external_node_path_.dirname)((0,external_node_url_.fileURLToPath)(from));; folder = (0,external_node_path_.dirname)(folder)) {
        const path = (0,external_node_path_.join)(folder, reference_hook_NAME);
        if ((0,external_node_fs_.existsSync)(path))
            return (0,external_node_fs_.readFileSync)(path, 'utf8');
        if ((0,external_node_path_.dirname)(folder) === folder)
            throw new Error(`this installation has no ${reference_hook_NAME}`);
    }
}

;// CONCATENATED MODULE: ./build/src/commands/init-hooks.js
/** `init --hooks`: a hook that decides over tool calls by the routes of a file, with a first route, its tests and the baseline entries for them. */






const ROUTES_FILE = 'hooks/tool-routes.yaml';
const HOOK_FILE = 'hooks/route-tool-calls.mjs';
const DECLARATION = {
    description: `Tool calls that a route of ${ROUTES_FILE} matches are blocked with its message`,
    hooks: {
        PreToolUse: [
            {
                matcher: 'Bash|WebFetch',
                // biome-ignore lint/suspicious/noTemplateCurlyInString: the agents fill it in
                hooks: [{ type: 'command', command: `node "\${CLAUDE_PLUGIN_ROOT}/${HOOK_FILE}"`, timeout: 10 }],
            },
        ],
    },
};
/** Its test that expects \`allow\` runs its command, so it does nothing. */
const ROUTES = `# The first route whose pattern is found in the call blocks it with its message. Patterns are Python's and ignore case.
# Their form: docs/tool-routes.md of agent-routing.
routes:
  npm-publish:
    tool: Bash
    pattern: '^\\s*npm\\s+publish\\b(?!.*--dry-run)'
    message: |
      Do not publish from here.
      Push a tag instead: the release workflow publishes it.
    tests:
      - desc: publishing should block
        input: { tool_name: Bash, tool_input: { command: npm publish --access public } }
        expect: block
        contains: release workflow
      - desc: talking about it should allow
        input: { tool_name: Bash, tool_input: { command: echo npm publish } }
        expect: allow
`;
/** Relative to the source: what is to be written there. */
function renderHooks(root, isPlugin) {
    const name = (0,external_node_path_.basename)(root)
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-')
        .replace(/^-|-$/g, '') || 'my-plugin';
    const description = 'Tool calls that this repository wants made in another way';
    const manifest = `${JSON.stringify({ name, version: '0.1.0', description }, null, 2)}\n`;
    return {
        // Agents load hooks only with a plugin.
        ...(isPlugin ? {} : { '.claude-plugin/plugin.json': manifest }),
        'hooks/hooks.json': `${JSON.stringify(DECLARATION, null, 2)}\n`,
        [HOOK_FILE]: readReferenceHook(),
        [ROUTES_FILE]: ROUTES,
    };
}
const EMPTY = { $schema: null, $meta: { schema: 1 }, $offers: {}, cases: new Map() };
/** The baseline with entries for the route's tests, all of which pass everywhere. */
function addToBaseline(text) {
    const baseline = text === null ? EMPTY : (0,lib_baseline/* parseBaseline */.nk)(text, lib_baseline/* BASELINE_FILE */.tu);
    const pass = { expected_status: 'pass', allow_timeout: false };
    const cases = new Map(baseline.cases);
    for (const { case_id } of (0,tool_routes/* listRouteCases */.jQ)((0,tool_routes/* parseToolRoutes */.U9)(ROUTES, ROUTES_FILE)))
        cases.set(case_id, new Map([...agents/* DEFAULT_AGENTS */.h_, plan/* OFFLINE */.GS].map((agent) => [agent, pass])));
    return (0,lib_baseline/* serializeBaseline */.ky)({ ...baseline, cases });
}
/** The corpus as `--cases` and the workflow name it. */
function nameCorpus(source, hasCases) {
    return [...(hasCases ? ['cases.json'] : []), external_node_path_.posix.join(source, ROUTES_FILE)].join(',');
}
function listHookSteps(source, hasCases) {
    const where = source === '.' ? '' : ` --source ${source}`;
    const corpus = hasCases || source !== '.' ? ` --cases ${nameCorpus(source, hasCases)}` : '';
    const steps = [
        `write your own routes and their tests in ${external_node_path_.posix.join(source, ROUTES_FILE)}`,
        `agent-routing run${where}${corpus} --agents offline    # tries the patterns alone, in a moment`,
        `agent-routing integration-test --run${where}    # lets the real agents make each call`,
        `agent-routing run${where}${corpus}    # the same with the gate, as the workflow does`,
    ];
    return `Next:\n${steps.map((step, index) => `  ${index + 1}. ${step}\n`).join('')}`;
}

;// CONCATENATED MODULE: ./build/src/commands/init.js
/** `init`: writes a first corpus, baseline and workflow for a plugin. */




















/** inputs: of the action, where they are not its defaults. */
const renderWorkflow = (inputs, { name, ref }) => `name: agent-routing
on: pull_request
permissions:
  contents: read
  pull-requests: write
jobs:
  routing:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v5
      - uses: ${name}@${ref}
${renderInputs(inputs)}`;
function renderInputs(inputs) {
    const lines = Object.entries(inputs).map(([name, value]) => `          ${name}: ${JSON.stringify(value)}\n`);
    return lines.length === 0 ? '' : `        with:\n${lines.join('')}`;
}
const init = (0,command/* defineCommand */.NB)({
    summary: 'Writes a first corpus, baseline and workflow for a plugin',
    positionals: '[queries.json]',
    options: schemas/* object */.Ikc({
        source: schemas/* string */.YjP().default('.').describe('Folder of the plugin or skills'),
        from: schemas/* enum */.k5n(['skills', 'skill-creator'])
            .default('skills')
            .describe("Where the cases come from: the skills' descriptions, or [{query, should_trigger}] of skill-creator"),
        skill: schemas/* string */.YjP().optional().describe('With --from skill-creator: the skill that the queries are about'),
        hooks: schemas/* boolean */.zMY()
            .default(false)
            .describe('Also write a hook that blocks tool calls by routes, with a first route and its tests'),
        force: schemas/* boolean */.zMY().default(false).describe('Overwrite existing files'),
    }),
    async run(options, positionals, shell) {
        const folder = (0,external_node_path_.resolve)(shell.cwd, options.source);
        const before = await (0,source/* readSource */.o$)(folder);
        const own = await ownRepository(shell.env);
        const routes = options.hooks ? renderHooks(folder, before.kind === 'plugin' || before.marketplace !== null) : {};
        // Where a corpus is already, hooks are all that is added.
        const drafts = before.skills.length > 0 && !(options.hooks && (0,external_node_fs_.existsSync)((0,external_node_path_.join)(shell.cwd, CORPUS)) && !options.force);
        if (!drafts && !options.hooks)
            throw new config_error/* ConfigError */.x('There are no skills to write cases for.', {
                file: options.source,
                fix: 'run this in a folder with skills/<name>/SKILL.md, name it with --source, or write hooks with --hooks.',
            });
        const hooks = Object.entries(routes).map(([file, text]) => [(0,external_node_path_.join)(options.source, file), text]);
        const taken = [...hooks.map(([file]) => file), ...(drafts ? [CORPUS, lib_baseline/* BASELINE_FILE */.tu, WORKFLOW] : [])].filter((file) => (0,external_node_fs_.existsSync)((0,external_node_path_.join)(shell.cwd, file)));
        if (taken.length > 0 && !options.force)
            throw new config_error/* ConfigError */.x(`${taken.join(' and ')} already ${taken.length === 1 ? 'exists' : 'exist'}.`, {
                fix: 'move the files away, or overwrite them with --force.',
            });
        const written = [];
        const write = async (file, text) => {
            await files/* files */.a.write((0,external_node_path_.join)(shell.cwd, file), text);
            written.push(file);
        };
        for (const [file, text] of hooks)
            await write(file, text);
        // Read again: with the plugin's manifest, agents offer the skills in another way.
        const draft = drafts ? await draftAll(options, positionals, await (0,source/* readSource */.o$)(folder), shell.cwd, own) : null;
        for (const [file, text] of Object.entries(draft?.targets ?? {}))
            await write(file, text);
        const hasCases = (0,external_node_fs_.existsSync)((0,external_node_path_.join)(shell.cwd, CORPUS));
        if (options.hooks) {
            const old = await (0,promises_.readFile)((0,external_node_path_.join)(shell.cwd, lib_baseline/* BASELINE_FILE */.tu), 'utf8').catch(() => null);
            await write(lib_baseline/* BASELINE_FILE */.tu, addToBaseline(old));
            if (!(0,external_node_fs_.existsSync)((0,external_node_path_.join)(shell.cwd, WORKFLOW)) || drafts)
                await write(WORKFLOW, renderWorkflow(inputsOf(options.source, nameCorpus(options.source, hasCases)), own));
        }
        const steps = options.hooks ? listHookSteps(options.source, hasCases) : listNextSteps(options.source, options.from);
        const name = own.name === PLACEHOLDER && written.includes(WORKFLOW)
            ? `In ${WORKFLOW}, replace \`${PLACEHOLDER}\` by the repository of this action.\n`
            : '';
        shell.stdout(`${[...new Set(written)].join('\n')}\n\n${draft?.words ?? ''}${steps}${name}`);
        return 0;
    },
});
const CORPUS = 'cases.json';
const WORKFLOW = '.github/workflows/agent-routing.yml';
const inputsOf = (source, cases) => ({
    ...(source === '.' ? {} : { source }),
    ...(cases === CORPUS ? {} : { cases }),
});
async function draftAll(options, positionals, source, cwd, own) {
    const agents = predictAgents(source);
    const { cases, skills, left_out } = options.from === 'skills'
        ? leaveOutUnlisted(draftCases(source, rankLookAlikes(source.skills)), agents)
        : await readQueries(positionals, options.skill, source, cwd);
    const targets = {
        [CORPUS]: renderCases(cases),
        [lib_baseline/* BASELINE_FILE */.tu]: renderBaseline(cases, skills, source, agents, new Date()),
        [WORKFLOW]: renderWorkflow(inputsOf(options.source, CORPUS), own),
    };
    return { targets, words: describeCorpus({ cases, skills, left_out }, source, agents) };
}
async function readQueries([file], skill, source, cwd) {
    if (!file)
        throw new config_error/* ConfigError */.x('--from skill-creator needs a file of queries.', {
            fix: 'agent-routing init --from skill-creator --skill ID queries.json',
        });
    const only = source.skills.length === 1 ? source.skills[0]?.id : undefined;
    const id = skill ?? only;
    const ids = source.skills.map((one) => one.id);
    const [found, other] = id ? (0,find_skill/* findDistinctSkills */.mO)(source, id) : [];
    if (!id || !found) {
        const meant = id ? (0,suggest/* suggest */.Z)(id, ids) : null;
        throw new config_error/* ConfigError */.x(id ? `The source has no skill '${id}'.` : 'It is not clear which skill the queries are about.', { fix: meant ? `Did you mean --skill ${meant}?` : `add --skill with one of ${ids.slice(0, 12).join(', ')}.` });
    }
    if (other)
        throw new config_error/* ConfigError */.x(`'${id}' names more than one skill: ${found.path} and ${other.path}.`, {
            fix: 'write --skill plugin:skill, or rename one of them.',
        });
    const path = (0,external_node_path_.resolve)(cwd, file);
    const text = await (0,promises_.readFile)(path, 'utf8').catch(() => {
        throw new config_error/* ConfigError */.x('There is no such file.', { file, fix: 'name the JSON file that skill-creator wrote.' });
    });
    const cases = casesFromSkillCreator(text, (0,external_node_path_.relative)(cwd, path) || file, id);
    return { cases, skills: new Map(cases.map(({ case_id }) => [case_id, found])), left_out: [] };
}
function renderCases(cases) {
    return `${JSON.stringify({ $meta: { schema: 1 }, cases }, null, 2)}\n`;
}
/** The offline ranker asks each description what else it might mean. */
function rankLookAlikes(skills) {
    const tools = new Map(skills.map((skill) => [skill, (0,tool/* makeTool */.Z)(skill.id, skill.description ?? '')]));
    const owners = new Map([...tools].map(([skill, tool]) => [tool, skill]));
    const nearest = createNearest([...tools.values()], (0,vectors/* loadVectors */.t$)());
    return (skill) => nearest(tools.get(skill)).flatMap((tool) => owners.get(tool) ?? []);
}
/** A case that no agent can pass would only be a row to accept. */
function leaveOutUnlisted({ cases, skills, left_out }, agents) {
    const hidden = cases.flatMap(({ case_id }) => {
        const skill = skills.get(case_id);
        const reasons = skill ? agents.map(({ refuse }) => refuse(skill)) : [];
        return skill && reasons.every((reason) => reason !== null)
            ? [{ case_id, skill, reason: `no agent lists it: ${reasons[0]}` }]
            : [];
    });
    const ids = new Set(hidden.map(({ case_id }) => case_id));
    return {
        cases: cases.filter(({ case_id }) => !ids.has(case_id)),
        skills,
        left_out: [...left_out, ...hidden.map(({ skill, reason }) => ({ skill, reason }))],
    };
}
const MOST_NAMED = 12;
/** What was written, what was left out, and what is expected to fail from the start. */
function describeCorpus(corpus, source, agents) {
    const { cases, skills, left_out } = corpus;
    const refused = cases.flatMap(({ case_id, expected_skill }) => {
        const skill = expected_skill ? skills.get(case_id) : undefined;
        return agents.flatMap(({ name, refuse }) => {
            const reason = skill ? refuse(skill) : null;
            return reason === null ? [] : [`${case_id} on ${name}: ${reason}`];
        });
    });
    const covered = new Set(cases.flatMap(({ case_id }) => skills.get(case_id) ?? [])).size;
    const sections = [
        `${(0,count/* count */.U)(cases.length, 'case')} for ${(0,count/* count */.U)(covered, 'skill')}.`,
        ...listSome(`${(0,count/* count */.U)(left_out.length, 'skill')} of ${source.skills.length} left without a case:`, left_out.map(({ skill, reason }) => `${skill.path}: ${reason}`)),
        ...listSome(`${(0,count/* count */.U)(refused.length, 'row')} expected to fail, with the reason in ${lib_baseline/* BASELINE_FILE */.tu}:`, refused),
    ];
    return `${sections.join('\n')}\n\n`;
}
function listSome(title, rows) {
    if (rows.length === 0)
        return [];
    const more = rows.length - MOST_NAMED;
    return [
        '',
        title,
        ...rows.slice(0, MOST_NAMED).map((row) => `  ${(0,text_escape/* oneLine */.TN)(row, 400)}`),
        ...(more > 0 ? [`  and ${more} more`] : []),
    ];
}
function listNextSteps(source, from) {
    const where = source === '.' ? '' : ` --source ${source}`;
    const steps = [
        ...(from === 'skills' ? ['reword the prompts, which come from the descriptions, as a user would write them'] : []),
        `agent-routing lint${where}`,
        `agent-routing run${where}`,
        `agent-routing baseline update --reason "why"`,
    ];
    const numbered = steps.map((step, index) => `  ${index + 1}. ${step}`);
    return `Next:\n${numbered.join('\n')}\nThe baseline holds the predicted offers: a description that an agent stops showing in full is reported from the first run on. The last step records what the run measured and cannot be fixed.\n`;
}


/***/ }),

/***/ 4377:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w$: () => (/* binding */ datetime)
/* harmony export */ });
/* unused harmony exports date, time, duration */
/* harmony import */ var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3759);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2857);



function datetime(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* ._isoDateTime */ .G1(_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .ZodISODateTime */ .You, params);
}
function date(params) {
    return core._isoDate(ZodISODate, params);
}
function time(params) {
    return core._isoTime(ZodISOTime, params);
}
function duration(params) {
    return core._isoDuration(ZodISODuration, params);
}


/***/ })

};
