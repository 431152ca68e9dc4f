export const id = 75;
export const ids = [75];
export const modules = {

/***/ 70075:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  readRouteFolder: () => (/* binding */ readRouteFolder),
  readRouteSkill: () => (/* binding */ readRouteSkill)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./node_modules/p-limit/index.js + 1 modules
var p_limit = __webpack_require__(70370);
// EXTERNAL MODULE: ./build/lib/skill/front-matter.js
var front_matter = __webpack_require__(9523);
// EXTERNAL MODULE: ./build/lib/router/words/tool.js
var tool = __webpack_require__(68978);
// EXTERNAL MODULE: ./build/lib/router/read/tool-list.js
var tool_list = __webpack_require__(15428);
;// CONCATENATED MODULE: ./build/lib/router/read/skill-entry.js
/** Turns the text of a SKILL.md into a row of the index; broken front matter is a warning with its line. */



const NAMELESS = '; the skill is indexed only by the name of its folder.';
function parseSkillFile(text, file) {
    const { present, fields, problems } = (0,front_matter/* parseFrontMatter */.e)(text);
    const metadata = typeof fields['metadata'] === 'object' && fields['metadata'] !== null ? fields['metadata'] : {};
    (0,tool_list/* refuseKeywords */.nd)(fields, { file, path: 'front matter' });
    (0,tool_list/* refuseKeywords */.nd)(metadata, { file, path: 'metadata' });
    const all = { ...metadata, ...fields };
    const folder = file.split(/[\\/]/).at(-2) ?? file;
    const id = textOf(all['name']) || folder;
    return {
        tool: (0,tool/* makeTool */.Z)(id, describe(all), {
            type: 'skill',
            skill_name: id,
            command: id,
            category: textOf(all['category']),
            routing_keywords: listOf(all['routing_keywords']),
            intents: listOf(all['intents']),
            file_path: file,
        }),
        warnings: [
            ...problems.map(({ line, message }) => `${file}:${line}: ${message}${present ? '' : NAMELESS}`),
            ...unreadable(all).map((key) => `${file}:${lineOf(text, key)}: ${key} cannot be read and is ignored`),
        ],
    };
}
/** Claude Code and Qwen Code list `when_to_use` behind the description; both say when the skill is wanted. */
function describe(fields) {
    return [fields['description'], fields['when_to_use']].map(textOf).filter(Boolean).join(' - ');
}
/** Fields that have a value which cannot be read. */
function unreadable(fields) {
    const hasValue = (key) => fields[key] !== undefined && fields[key] !== null && fields[key] !== '';
    return [
        ...['name', 'description', 'when_to_use', 'category'].filter((key) => hasValue(key) && textOf(fields[key]) === ''),
        ...['routing_keywords', 'intents'].filter((key) => hasValue(key) && listOf(fields[key]).length < lengthOf(fields[key])),
    ];
}
const lengthOf = (value) => (Array.isArray(value) ? value.length : 1);
function lineOf(text, key) {
    return text.split('\n').findIndex((line) => line.trimStart().startsWith(`${key}:`)) + 1 || 1;
}
function textOf(value) {
    return typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '';
}
/** Reads a YAML list, or one string with commas. */
function listOf(value) {
    const items = typeof value === 'string' ? value.split(',') : Array.isArray(value) ? value : [];
    return items.map((item) => textOf(item)).filter(Boolean);
}

// EXTERNAL MODULE: ./build/lib/skill/had-as.js
var had_as = __webpack_require__(12752);
// EXTERNAL MODULE: ./build/lib/setup/source/source.js + 2 modules
var source = __webpack_require__(42901);
;// CONCATENATED MODULE: ./build/lib/setup/routing/route-skills.js
/** A folder or a SKILL.md that a user names \u2192 the skills that the router ranks. */






const OPEN_FILES = 16;
/**
 * Of a repository, reads only the skills that it ships, without fixtures and examples. Of any other folder, reads every
 * SKILL.md below it.
 */
async function readRouteFolder(folder, cwd) {
    const { files, is_installed } = await (0,source/* findSourceSkills */.x)(await (0,promises_.realpath)(folder));
    const paths = (0,had_as/* chooseWay */.T4)(files, { is_installed }).kept.flatMap(([first]) => first?.path ?? []);
    const limit = (0,p_limit/* default */.A)(OPEN_FILES);
    return Promise.all(paths.map((path) => limit(() => readRouteSkill((0,external_node_path_.join)(folder, path), cwd))));
}
async function readRouteSkill(file, cwd) {
    return parseSkillFile(await (0,promises_.readFile)(file, 'utf8'), (0,external_node_path_.relative)(cwd, file));
}


/***/ }),

/***/ 78373:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ readInstructions),
/* harmony export */   R: () => (/* binding */ listBeside)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _agents_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18685);
/* harmony import */ var _io_files_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(77406);
/* harmony import */ var _skill_instructions_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(56685);
/** A folder \u2192 the instruction files that agents read in it as a project, and the files that these import. */





/** Of the root alone: what lies deeper is about that folder. */
async function readInstructions(root) {
    const found = new Map();
    const read = async (path) => {
        if (found.has(path))
            return;
        found.set(path, null);
        // What is no file, or may not be read, no agent reads either.
        const text = await (0,_io_files_files_js__WEBPACK_IMPORTED_MODULE_3__/* .readTextIfAny */ .$)(node_path__WEBPACK_IMPORTED_MODULE_1__.posix.join(root, path)).catch(() => null);
        if (!(0,_skill_instructions_js__WEBPACK_IMPORTED_MODULE_4__/* .saysAny */ .N6)(text))
            return;
        const imports = (0,_skill_instructions_js__WEBPACK_IMPORTED_MODULE_4__/* .importsIn */ .Kz)({ path, text });
        found.set(path, { path, text, imports });
        for (const one of imports)
            await read(one);
    };
    for (const path of (0,_agents_index_js__WEBPACK_IMPORTED_MODULE_2__/* .instructionFiles */ .g6)())
        await read(path);
    return [...found.values()].flatMap((one) => one === null ? [] : [{ ...one, imports: one.imports.filter((path) => found.get(path)) }]);
}
/** What lies where any agent looks for such files. */
async function listBeside(root) {
    const folders = [...new Set((0,_agents_index_js__WEBPACK_IMPORTED_MODULE_2__/* .instructionFiles */ .g6)().map((path) => node_path__WEBPACK_IMPORTED_MODULE_1__.posix.dirname(path)))];
    const found = await Promise.all(folders.map(async (folder) => {
        const names = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(node_path__WEBPACK_IMPORTED_MODULE_1__.posix.join(root, folder)).catch(() => []);
        return names.map((name) => node_path__WEBPACK_IMPORTED_MODULE_1__.posix.join(folder, name));
    }));
    return found.flat();
}


/***/ }),

/***/ 42901:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  x: () => (/* binding */ findSourceSkills),
  o: () => (/* binding */ readSource)
});

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
// EXTERNAL MODULE: ./build/lib/input/config-error.js
var config_error = __webpack_require__(32022);
// EXTERNAL MODULE: ./build/lib/io/files/presence.js
var presence = __webpack_require__(84076);
// EXTERNAL MODULE: ./build/lib/io/files/walk-tree.js
var walk_tree = __webpack_require__(43721);
// EXTERNAL MODULE: ./build/lib/skill/describe-skill.js
var describe_skill = __webpack_require__(67609);
// EXTERNAL MODULE: ./build/lib/skill/had-as.js
var had_as = __webpack_require__(12752);
// EXTERNAL MODULE: ./build/lib/skill/places.js
var places = __webpack_require__(51476);
// EXTERNAL MODULE: ./build/lib/setup/source/find-places.js
var find_places = __webpack_require__(90872);
// EXTERNAL MODULE: ./build/lib/input/json-value.js
var json_value = __webpack_require__(70509);
;// CONCATENATED MODULE: ./build/lib/setup/source/hooks-off.js
/** A source's root \u2192 the project's settings in it that turn all hooks off, which Claude Code and Copilot CLI obey (2.1.330, 1.0.102), or that are no JSON. */



const HOMES = ['.claude', '.github/copilot'];
const SETTINGS = HOMES.flatMap((home) => ['settings.json', 'settings.local.json'].map((file) => `${home}/${file}`));
/** Paths below the root; absent where there is none. */
async function readHookSettings(root) {
    const texts = await Promise.all(SETTINGS.map((path) => (0,promises_.readFile)((0,external_node_path_.join)(root, path), 'utf8').catch(() => null)));
    const all = SETTINGS.map((path, at) => ({ path, text: texts[at] ?? null }));
    const listOf = (isIt) => all.flatMap(({ path, text }) => (text !== null && isIt(text) ? [path] : []));
    const off = listOf((text) => (0,json_value/* parseObject */.lj)(text)?.['disableAllHooks'] === true);
    const broken = listOf((text) => (0,json_value/* parseObject */.lj)(text) === null);
    return { ...(off.length ? { hooks_off: off } : {}), ...(broken.length ? { hooks_broken: broken } : {}) };
}

// EXTERNAL MODULE: ./build/lib/agents/pi/facts.js
var facts = __webpack_require__(31452);
;// CONCATENATED MODULE: ./build/lib/setup/source/ignore-files.js
/** The skills of a source \u2192 the files in the folders that lead to them which say what to ignore: pi reads these beside its skills. */



const MOST_BYTES = 1 << 20;
/** {path: text}; skills: paths of SKILL.md, all relative to the root. */
async function readIgnoreFiles(root, skills) {
    const folders = new Set(['.']);
    for (const skill of skills)
        for (let at = external_node_path_.posix.dirname(skill); !folders.has(at); at = external_node_path_.posix.dirname(at))
            folders.add(at);
    const found = await Promise.all([...folders].sort().map((folder) => readIn(root, folder)));
    return Object.fromEntries(found.flat());
}
async function readIn(root, folder) {
    const names = await (0,promises_.readdir)((0,external_node_path_.join)(root, folder)).catch(() => []);
    const paths = names.filter((name) => facts.IGNORE_FILES.includes(name)).map((name) => external_node_path_.posix.join(folder, name));
    const texts = paths.sort().map(async (path) => {
        const facts = await (0,promises_.stat)((0,external_node_path_.join)(root, path)).catch(() => null);
        // The end of a pipe never comes.
        if (!facts?.isFile() || facts.size > MOST_BYTES)
            return [];
        return [[path, await (0,promises_.readFile)((0,external_node_path_.join)(root, path), 'utf8').catch(() => '')]];
    });
    return (await Promise.all(texts)).flat();
}

// EXTERNAL MODULE: ./build/lib/setup/source/instructions.js
var source_instructions = __webpack_require__(78373);
// EXTERNAL MODULE: ./build/lib/setup/source/manifest.js
var source_manifest = __webpack_require__(46685);
;// CONCATENATED MODULE: ./build/lib/setup/source/source.js
/** A folder on disk \u2192 the Source under test: its manifests, its skills and their hashes. */
















const { basename, dirname, join } = external_node_path_.posix;
const HOOK_FILES = ['hooks/hooks.json', 'hooks.json'];
/** as: how its users have it; default: what the repository is. */
async function readSource(path, as) {
    const root = await (0,promises_.realpath)(path).catch(() => null);
    if (!root || !(await (0,promises_.stat)(root)).isDirectory()) {
        throw new config_error/* ConfigError */.x(root ? 'This is a file, and the source is a folder.' : 'There is no such folder.', {
            file: path,
            fix: root
                ? `name its folder, or one above it, with --source.`
                : 'name the folder of a plugin or of skills with --source.',
        });
    }
    const found = await findSourceSkills(root);
    const { manifest, marketplace, marketplace_name, market, plugins, extensions } = found;
    const folded = (0,places/* foldCopies */.Rt)(await Promise.all(found.files.map((places) => readSkill(root, places))));
    const { as: way, skills, outdated } = (0,had_as/* keepForUsers */.X1)(folded, { is_installed: found.is_installed, as });
    const hash = (0,external_node_crypto_.createHash)('sha256');
    if (way !== 'plugin')
        hash.update(`${way}\n`);
    for (const skill of skills)
        hash.update(`${skill.path}\0${skill.hash}\n`);
    const ignore_files = await readIgnoreFiles(root, skills.flatMap(places/* placesOf */.ek).map(({ path }) => path));
    const hook_folders = await findHookFolders(root, plugins);
    const workflows = await readParts(root, plugins, 'workflows');
    const instructions = await (0,source_instructions/* readInstructions */.K)(root);
    const bare_folders = way === 'plugin' ? [] : await (0,find_places/* findBareFolders */.Bf)(root, skills);
    const name = manifest?.fields['name'];
    return {
        root,
        kind: manifest ? 'plugin' : 'skills',
        ...(way === 'plugin' ? {} : { as: way }),
        name: typeof name === 'string' && name !== '' ? name : basename(root),
        manifest: manifest?.path ?? null,
        marketplace,
        marketplace_name,
        ...(market ? { market } : {}),
        skills,
        ...(outdated.length ? { outdated } : {}),
        plugins,
        ...(Object.keys(ignore_files).length ? { ignore_files } : {}),
        ...(hook_folders.length ? { hook_folders } : {}),
        ...(bare_folders.length ? { bare_folders } : {}),
        ...(await readHookSettings(root)),
        ...(Object.keys(extensions).length ? { extensions } : {}),
        commands: await readParts(root, plugins, 'commands'),
        ...(workflows.length ? { workflows } : {}),
        ...(instructions.length ? { instructions } : {}),
        hash: hash.digest('hex'),
    };
}
/** Finds the source's SKILL.md files through its manifests and in the folders that agents search. root: a real path. */
async function findSourceSkills(root) {
    const own = await (0,source_manifest/* readPlugin */.oy)(root, '', null);
    const manifest = firstManifest(own);
    const marketplace = await findFirst(root, source_manifest/* MARKETPLACES */.nL);
    const market = marketplace ? await (0,source_manifest/* readMarketplace */.QP)(root, marketplace) : { name: null, plugins: [], file: null };
    const plugins = [own, ...market.plugins];
    const extensions = await (0,source_manifest/* readExtensions */.HW)(root);
    const shipped = plugins.flatMap((plugin) => [join(plugin.folder, 'skills'), ...(0,source_manifest/* pathsOf */.wG)(plugin, 'skills')]);
    const files = await (0,find_places/* findPlaces */.Ch)({
        root,
        is_plugin: manifest !== null,
        shipped: [...shipped, ...(0,source_manifest/* packageFolders */.sp)(extensions)],
        is_skill: await (0,presence/* isFile */.fo)(join(root, 'SKILL.md')),
    });
    return {
        manifest,
        marketplace,
        marketplace_name: market.name,
        market: market.file,
        plugins,
        extensions,
        files,
        is_installed: manifest !== null || market.plugins.length > 0 || Object.keys(extensions).length > 0,
    };
}
/** A broken one is a finding and no reason to stop: the skills beside it can be checked all the same. */
function firstManifest({ manifests }) {
    const [first] = Object.entries(manifests);
    return first ? { path: first[0], fields: first[1] ?? {} } : null;
}
const PARTS = {
    commands: { usual: ['.claude/commands'], extension: '.md' },
    workflows: { usual: [], extension: '.js' },
};
async function readParts(root, plugins, part) {
    const { usual, extension } = PARTS[part];
    const folders = plugins.flatMap((plugin) => [join(plugin.folder, part), ...(0,source_manifest/* pathsOf */.wG)(plugin, part)]);
    const trees = await Promise.all([...new Set([...folders, ...usual])].map((folder) => (0,walk_tree/* listTree */.nT)(root, folder)));
    const paths = [...new Set(trees.flat())].filter((path) => path.endsWith(extension)).sort();
    return Promise.all(paths.map(async (path) => ({ path, text: await (0,promises_.readFile)(join(root, path), 'utf8') })));
}
async function readSkill(root, [{ path, ...place }, ...others]) {
    const folder = dirname(path);
    const bytes = await readBytes(root, path);
    const text = bytes.toString('utf8');
    const dir = dirOf(root, path);
    const openai = await (0,promises_.readFile)(join(root, folder, 'agents/openai.yaml'), 'utf8').catch(() => null);
    const also_at = others.map((other) => {
        const name = dirOf(root, other.path);
        return { ...other, dir: name, id: (0,describe_skill/* describeSkill */.Z)(text, name).id };
    });
    return {
        ...(0,describe_skill/* describeSkill */.Z)(text, dir),
        dir,
        path,
        ...place,
        ...(also_at.length > 0 ? { also_at } : {}),
        ...((0,external_node_buffer_.isUtf8)(bytes) ? {} : { broken_bytes: true }),
        ...(openai === null ? {} : { openai_yaml: readYaml(openai) }),
        ...(await (0,walk_tree/* hashFolder */.nP)(root, folder)),
    };
}
function dirOf(root, path) {
    const folder = dirname(path);
    return folder === '.' ? basename(root) : basename(folder);
}
async function readBytes(root, path) {
    return (0,promises_.readFile)(join(root, path)).catch((error) => {
        throw new config_error/* ConfigError */.x(`The file of a skill cannot be read (${error.code}).`, {
            file: join(root, path),
            fix: 'make the file readable, or remove it from the source.',
        });
    });
}
function readYaml(text) {
    try {
        return (0,dist/* parse */.qg)(text);
    }
    catch {
        return null;
    }
}
/** Plugins that declare hooks, in the usual files or in a manifest. */
async function findHookFolders(root, plugins) {
    const folders = new Set();
    for (const { folder, manifests, entry } of plugins) {
        const named = [...Object.values(manifests), entry].some((fields) => fields?.['hooks'] !== undefined);
        if (named || (await findFirst(join(root, folder), HOOK_FILES)) !== null)
            folders.add(folder);
    }
    return [...folders];
}
async function findFirst(root, paths) {
    for (const path of paths)
        if (await (0,presence/* isFile */.fo)(join(root, path)))
            return path;
    return null;
}


/***/ }),

/***/ 56685:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kz: () => (/* binding */ importsIn),
/* harmony export */   N6: () => (/* binding */ saysAny),
/* harmony export */   U3: () => (/* binding */ ownText),
/* harmony export */   VB: () => (/* binding */ withoutImports),
/* harmony export */   Xe: () => (/* binding */ piecesOf)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/** The text of an instruction file \u2192 the files whose texts agents put in the place of its `@path`. */

/** Measured (Claude Code 2.1.330, Copilot CLI 1.0.102, Gemini CLI, Qwen Code): not in code, nor with a sign before or behind it. Claude Code leaves out comments as well. */
const UNREAD = /^([ \t]*(?:`{3,}|~{3,}))[^\n]*\n[\s\S]*?(?:^\1|$(?![\s\S]))|`[^`\n]+`|<!--[\s\S]*?-->/gm;
const IMPORT = /(?<!\S)@([\w./-]*\w)(?!\S)/g;
/** Their paths from the source's root. */
function importsIn({ path, text }) {
    const named = [...text.replace(UNREAD, '').matchAll(IMPORT)].map(([, name = '']) => node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(path), name));
    return [...new Set(named)].filter((one) => !one.startsWith('../') && !one.startsWith('/'));
}
/** Measured (Claude Code 2.1.330, Codex 0.169.0): one without a text is passed over, as if it were not there. */
const saysAny = (text) => text !== null && text.replace(/<!--[\s\S]*?-->/g, '').trim() !== '';
/** What it says itself, between what it imports. */
const piecesOf = ({ text }) => text
    .replace(IMPORT, SPLIT)
    .split(SPLIT)
    .filter((piece) => piece.trim() !== '');
const SPLIT = '\0';
/** The same, whether or not what it imports is there. */
const ownText = ({ path, text }) => withoutImports({ text, imports: importsIn({ path, text }) });
/** What it says itself. */
const withoutImports = ({ text, imports }) => imports.length === 0 ? text : text.replace(IMPORT, '');


/***/ }),

/***/ 70370:
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
