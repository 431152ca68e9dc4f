/** Style sheet and script of the HTML report. */

export const PAGE_STYLE = `
:root{--bg:#fff;--fg:#1f2328;--soft:#59636e;--line:#d1d9e0;--card:#f6f8fa;--red:#cf222e;--redbg:#ffebe9;--orange:#9a6700;--orangebg:#fff8c5;--green:#1a7f37;--greenbg:#dafbe1;--blue:#0969da;--bluebg:#ddf4ff}
@media (prefers-color-scheme:dark){:root{--bg:#0d1117;--fg:#e6edf3;--soft:#9198a1;--line:#3d444d;--card:#151b23;--red:#ff7b72;--redbg:#3c1618;--orange:#e3b341;--orangebg:#332701;--green:#56d364;--greenbg:#0f2d18;--blue:#79c0ff;--bluebg:#0c2948}}
*{box-sizing:border-box}
body{margin:0;background:var(--bg);color:var(--fg);font:14px/1.5 system-ui,-apple-system,"Segoe UI",sans-serif}
header,main,footer{max-width:1240px;margin:0 auto;padding:0 24px}
header{padding-top:24px;border-bottom:1px solid var(--line);padding-bottom:16px}
h1{font-size:26px;margin:0;padding-left:12px;border-left:6px solid var(--soft)}
header.pass h1{border-color:var(--green);color:var(--green)}header.fail h1{border-color:var(--red);color:var(--red)}header.inconclusive h1{border-color:var(--orange);color:var(--orange)}
h2{font-size:17px;margin:28px 0 8px}
.headline{font-size:16px;margin:6px 0 12px}
header dl{display:flex;flex-wrap:wrap;gap:4px 28px;margin:0}header dl div{display:flex;gap:8px}
dt{color:var(--soft)}dd{margin:0;overflow-wrap:anywhere}
.proves{margin:16px 0 4px}.counts{margin:4px 0 12px}
.note{margin:6px 0;padding:6px 12px;border-left:4px solid var(--blue);background:var(--bluebg);border-radius:0 6px 6px 0;overflow-wrap:anywhere}
.note.warning{border-color:var(--orange);background:var(--orangebg)}
code,pre{font:12px/1.45 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;background:var(--card);border-radius:4px}
code{padding:1px 5px;overflow-wrap:anywhere}pre{padding:8px;overflow:auto;max-height:320px;white-space:pre-wrap;overflow-wrap:anywhere}
summary{cursor:pointer}
.finding{border:1px solid var(--line);border-left:4px solid var(--orange);border-radius:6px;margin:8px 0;padding:8px 14px}
.finding.REGRESSION,.finding.UNMET,.finding.MISSING_RESULT,.finding.MISSING_BASELINE{border-left-color:var(--red)}
.finding>summary{overflow-wrap:anywhere}
.finding dl{display:grid;grid-template-columns:max-content 1fr;gap:5px 16px;margin:10px 0 4px}
.finding dt{white-space:nowrap}
.paste{margin:8px 0;border:1px solid var(--line);border-radius:6px;padding:8px 14px}
.delta{display:inline-block;font-size:11px;font-weight:600;letter-spacing:.02em;padding:1px 7px;border-radius:10px;background:var(--card);border:1px solid var(--line);white-space:nowrap}
.delta.REGRESSION,.delta.UNMET,.delta.MISSING_RESULT,.delta.MISSING_BASELINE{color:var(--red);background:var(--redbg);border-color:transparent}
.delta.OFFER_LOSS,.delta.WEAKENED,.delta.INFRA,.delta.INCONCLUSIVE{color:var(--orange);background:var(--orangebg);border-color:transparent}
.delta.IMPROVEMENT{color:var(--green);background:var(--greenbg);border-color:transparent}
.delta.NEW,.delta.ACCEPTED{color:var(--blue);background:var(--bluebg);border-color:transparent}
.tools{display:flex;gap:18px;align-items:center;flex-wrap:wrap;color:var(--soft);margin:6px 0}
input[type=search]{font:inherit;color:inherit;background:var(--bg);border:1px solid var(--line);border-radius:6px;padding:4px 8px;width:260px;max-width:60vw}
.scroll{overflow-x:auto;border:1px solid var(--line);border-radius:6px}
table{border-collapse:collapse;width:100%}
th,td{text-align:left;vertical-align:top;padding:6px 12px;border-bottom:1px solid var(--line)}
tbody tr:last-child>*{border-bottom:0}
thead th{position:sticky;top:0;background:var(--card);font-weight:600;white-space:nowrap}
tbody th{font-weight:400;max-width:340px;overflow-wrap:anywhere}
tbody td{max-width:360px;overflow-wrap:anywhere}
.skill{display:block;color:var(--soft);font-size:12px}
.offer{color:var(--soft);font-size:12px}.offer::before{content:"· "}
td.pass{color:var(--green)}td.fail,td.missing{color:var(--red)}td.could_not_run{color:var(--orange)}td.expected_fail,td.not_run{color:var(--soft)}
td.strong{font-weight:600}td.offer{font-size:inherit;color:var(--soft)}td.offer::before{content:none}td.offer.strong{color:var(--orange)}
td details{font-weight:400}td.strong>details>summary{font-weight:600}
td details>:not(summary){color:var(--fg);font-size:12px}
td ul{margin:4px 0;padding-left:16px}td ul code{display:block;margin:2px 0}
td p{margin:4px 0}.id{color:var(--soft)!important}
footer{color:var(--soft);padding:20px 24px;font-size:12px;overflow-wrap:anywhere}
@media (max-width:640px){.finding dl{grid-template-columns:1fr}.finding dt{white-space:normal}header,main{padding-left:12px;padding-right:12px}tbody td,tbody th{min-width:132px;overflow-wrap:break-word}}
`;

export const PAGE_SCRIPT = `
const rows=[...document.querySelectorAll('tbody tr')],filter=document.getElementById('filter'),changed=document.getElementById('changed'),found=document.getElementById('found');
const texts=rows.map(row=>row.textContent.toLowerCase());
function show(){const words=filter.value.toLowerCase().split(/\\s+/).filter(Boolean);let n=0;rows.forEach((row,i)=>{const on=words.every(word=>texts[i].includes(word))&&(!changed.checked||row.classList.contains('changed'));row.hidden=!on;if(on)n++});found.textContent=n<rows.length?n+' of '+rows.length+' rows':rows.length+' rows'}
filter.addEventListener('input',show);changed.addEventListener('change',show);show();
`;
