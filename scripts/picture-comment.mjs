// Renders Markdown files as GitHub shows a comment: 800 and 390 pixels wide, light and dark, a PNG each. Usage: node scripts/picture-comment.mjs OUT FILE.md…
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { marked } from 'marked';
import { chromium } from 'playwright-core';

const [out = '.', ...files] = process.argv.slice(2);
const executablePath = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(existsSync);

/** The colours of GitHub's default themes. */
const THEMES = {
  light: { page: '#fff', text: '#1f2328', line: '#d1d9e0', quiet: '#59636e', code: '#818b981f', link: '#0969da' },
  dark: { page: '#0d1117', text: '#f0f6fc', line: '#3d444d', quiet: '#9198a1', code: '#656c7633', link: '#4493f8' },
};

const style = ({ page, text, line, quiet, code, link }) => `
html{background:${page}}
body{font:14px/1.5 -apple-system,"Segoe UI","Noto Sans",Helvetica,Arial,sans-serif;color:${text};margin:20px;max-width:728px;padding:15px;border:1px solid ${line};border-radius:6px;overflow-wrap:break-word}
a{color:${link}}
p,table,blockquote,details,ul,pre{margin:0 0 16px}
table{border-collapse:collapse;display:block;width:max-content;max-width:100%;overflow:auto}
td,th{border:1px solid ${line};padding:6px 13px}
code{background:${code};border-radius:6px;padding:.2em .4em;font:85% ui-monospace,SFMono-Regular,Menlo,monospace;white-space:break-spaces}
pre{background:${code};padding:16px;border-radius:6px;overflow:auto}
pre code{background:none;padding:0;white-space:pre}
blockquote{border-left:.25em solid ${line};padding:0 1em;color:${quiet}}`;

mkdirSync(out, { recursive: true });
const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox'] });
try {
  for (const file of files) {
    const html = marked.parse(readFileSync(file, 'utf8'), { gfm: true, async: false });
    const views = Object.entries(THEMES).flatMap(([name, theme]) =>
      [800, 390].map((width) => ({ name, theme, width })),
    );
    for (const { name, theme, width } of views) {
      const page = await browser.newPage({ viewport: { width, height: 400 } });
      // Comments of others are hostile: nothing of them may run or load.
      const policy = "default-src 'none'; style-src 'unsafe-inline'";
      await page.setContent(
        `<meta http-equiv="Content-Security-Policy" content="${policy}"><style>${style(theme)}</style>${html}`,
      );
      await page.screenshot({ path: join(out, `${basename(file, '.md')}-${width}-${name}.png`), fullPage: true });
      await page.close();
    }
  }
} finally {
  await browser.close();
}
