import { describe, expect, it } from '@jest/globals';
import { marked, type Token, type Tokens } from 'marked';
import { COMMENT_LIMIT, REPORT_FORMATS, renderReport } from '../../../lib/report/index.js';
import { codeMarkdown, escapeHtml, escapeMarkdown, oneLine } from '../../../lib/text/escape.js';
import { HOSTILE, hostile } from '../../helpers/report-batches.js';

const batch = hostile();
const forms = Object.fromEntries(
  REPORT_FORMATS.map((format) => [format, renderReport(format, { ...batch, colour: false })]),
);
const markdown = forms['markdown'] ?? '';

/** What the reader of the rendered page may find: nothing that was not put there by the report. */
const ALLOWED_TAGS = new Set(
  'p,strong,em,b,i,a,br,code,pre,table,thead,tbody,tr,th,td,details,summary,ul,li,blockquote,sub'.split(','),
);

function tagsOf(html: string): string[] {
  return [...html.matchAll(/<\/?([a-zA-Z][^\s/>]*)/g)].map(([, tag]) => tag ?? '');
}

function decode(html: string): string {
  const named: Record<string, string> = { lt: '<', gt: '>', quot: '"', amp: '&' };
  return html.replace(/&(?:#(\d+)|(\w+));/g, (whole, n, name) =>
    n ? String.fromCodePoint(Number(n)) : (named[name] ?? whole),
  );
}

/** Text as GitHub's filters see it: per text node, outside code. */
function textNodes(html: string): string[] {
  const bare = html.replace(/<code>.*?<\/code>/gs, '<code></code>').replace(/<pre>.*?<\/pre>/gs, '');
  return bare.split(/<[^>]*>/).map(decode);
}

describe('hostile text in a report', () => {
  it('puts no control, escape or reordering character into any format', () => {
    for (const [format, text] of Object.entries(forms)) {
      const bad =
        /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200b\u202a-\u202e\u2066-\u2069\u2028\ufeff\ufffe\uffff]/u.exec(text);
      // JSON writes the data as it is, escaped by JSON itself.
      if (format !== 'json')
        expect([format, bad?.[0], bad && text.slice(bad.index - 40, bad.index + 10)]).toEqual([
          format,
          undefined,
          null,
        ]);
      expect(/\p{Cs}/u.test(text)).toBe(false);
    }
  });

  it('begins no line of any format with a workflow command', () => {
    for (const [format, text] of Object.entries(forms)) {
      const bad = text.split('\n').filter((line) => /^\s*(::|##\[)/.test(line));
      expect([format, bad]).toEqual([format, []]);
    }
  });

  it('is cut: a megabyte does not reach a page', () => {
    for (const format of ['text', 'markdown', 'html', 'junit', 'proof-log']) {
      expect([format, (forms[format] ?? '').length < 1_000_000]).toEqual([format, true]);
      expect(Math.max(...(forms[format] ?? '').split('\n').map((line) => line.length))).toBeLessThan(60_000);
    }
  });

  it('breaks no Markdown table: every row has as many cells as its head', () => {
    const tables = marked.lexer(markdown).filter((token): token is Tokens.Table => token.type === 'table');
    expect(tables.length).toBeGreaterThan(0);
    for (const table of tables) for (const row of table.rows) expect(row).toHaveLength(table.header.length);
    const texts = markdown.split(/\n(?!\|)/).filter((text) => text.includes('\n|') || text.startsWith('| '));
    for (const text of texts) {
      const rows = text.split('\n').filter((line) => line.startsWith('|'));
      expect(new Set(rows.map((line) => line.split('|').length)).size).toBe(1);
    }
    expect(texts.length).toBeGreaterThan(1);
  });

  it('reaches the rendered Markdown as text: no markup, link, image or heading', () => {
    const html = marked.parse(markdown, { gfm: true, async: false });
    // The report's own heading, opened and closed.
    expect(tagsOf(html).filter((tag) => !ALLOWED_TAGS.has(tag))).toEqual(['h3', 'h3']);
    expect(html.match(/<h3>/g)).toHaveLength(1);
    expect(/<[^>]*\s(on\w+|href|src)\s*=/i.test(html)).toBe(false);
    const links: Token[] = [];
    const [own = ''] = markdown.match(/^### .*$/m) ?? [];
    marked.walkTokens(marked.lexer(markdown.replace(own, own.slice(4))), (token) => {
      if (['link', 'image', 'heading', 'hr', 'del', 'checkbox'].includes(token.type)) links.push(token);
    });
    expect(links).toEqual([]);
    const opened = html.match(/<details>/g)?.length ?? 0;
    expect(html.match(/<\/details>/g)?.length).toBe(opened);
  });

  it('makes no mention, issue reference, link or emoji', () => {
    const nodes = textNodes(marked.parse(markdown, { gfm: true, async: false }));
    const bad = nodes.filter((text) =>
      /(^|[^\w`])@\w|#\d|\bGH-\d|https?:\/\/|www\.\w|:[a-z_]+:|\S@\S+\.\S/i.test(text),
    );
    expect(bad).toEqual([]);
  });

  it('does not close the fence of the block to paste', () => {
    const tokens = marked.lexer(markdown).filter((token) => token.type === 'code');
    for (const token of tokens) expect(() => JSON.parse(`{${(token as Tokens.Code).text}}`)).not.toThrow();
  });

  it('does not exceed the limits of a comment', () => {
    expect(renderReport('markdown', { ...batch, limit: COMMENT_LIMIT }).length).toBeLessThanOrEqual(60_000);
  });

  it('reaches HTML as text only', () => {
    const html = forms['html'] ?? '';
    const own = new Set(
      'html,head,meta,title,style,body,header,h1,h2,p,dl,div,dt,dd,main,section,details,summary,span,small,code,pre,label,input,select,button,kbd,noscript,table,thead,tbody,tr,th,td,b,footer,script,caption,figure,svg,g,line,text,circle,polyline,path'.split(
        ',',
      ),
    );
    const scripts = html.match(/<script[^>]*>/g) ?? [];
    expect(
      scripts.filter((tag) => !/^<script type="application\/(json|gzip)" id="(data|part-\d+)">$/.test(tag)),
    ).toEqual(['<script>']);
    // What is embedded as data holds no character that could end its element.
    const data = [...html.matchAll(/<script type="application\/json"[^>]*>(.*?)<\/script>/gs)].map(
      ([, text]) => text ?? '',
    );
    expect(data.length).toBeGreaterThan(0);
    for (const text of data) expect([/[<>&]/.test(text), typeof JSON.parse(text)]).toEqual([false, 'object']);
    const markup = html.replace(/<style>.*?<\/style>/s, '').replace(/<script[^>]*>.*?<\/script>/gs, '');
    expect(tagsOf(markup).filter((tag) => !own.has(tag) && tag !== '!doctype')).toEqual([]);
    expect(/<[^>]*\son\w+=/i.test(markup)).toBe(false);
    expect(/<[^>]*\s(src|href)=/.test(markup)).toBe(false);
  });

  it('leaves XML well-formed', () => {
    const xml = forms['junit'] ?? '';
    const stack: string[] = [];
    for (const [, close, name, attributes, self] of xml.matchAll(/<(\/?)([a-z]+)((?:\s[\w]+="[^"<]*")*)\s*(\/?)>/g)) {
      if (close) expect(stack.pop()).toBe(name);
      else if (!self) stack.push(name ?? '');
      expect(attributes ?? '').not.toMatch(/&(?!#\d+;)/);
    }
    expect(stack).toEqual([]);
    const rest = xml.replace(/<\?xml[^>]*>/, '').replace(/<\/?[a-z]+(?:\s[\w]+="[^"<]*")*\s*\/?>/g, '');
    expect(/[<>]|&(?!#\d+;)/.exec(rest)?.[0]).toBeUndefined();
  });
});

describe('the escaping of one hostile text', () => {
  it.each(HOSTILE)('shows the plain words of %j', (text) => {
    for (const escaped of [escapeMarkdown(text), codeMarkdown(text)]) {
      const html = marked.parseInline(escaped, { gfm: true, async: false });
      const seen = decode(html.replace(/<!--.*?-->/g, '').replace(/<[^>]*>/g, ''));
      expect(seen).toBe(oneLine(text));
    }
    expect(escapeHtml(text)).not.toMatch(/[<>"']/);
  });

  it('cuts between characters, never inside one', () => {
    const cut = oneLine('👩‍🚀'.repeat(100), 12);
    expect(/\p{Cs}/u.test(cut)).toBe(false);
    expect(cut.length).toBeLessThanOrEqual(12);
    expect(cut.endsWith('…')).toBe(true);
  });
});
