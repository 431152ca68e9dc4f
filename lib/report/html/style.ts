/** Style sheet of the HTML report: light and dark, from a phone to a wide screen. */
export const PAGE_STYLE = `
:root{color-scheme:light dark;--bg:#fff;--fg:#1f2328;--soft:#59636e;--line:#d1d9e0;--card:#f6f8fa;--red:#b3141f;--redbg:#ffebe9;--orange:#7d4e00;--orangebg:#fff8c5;--green:#116329;--greenbg:#dafbe1;--blue:#0550ae;--bluebg:#ddf4ff;--mark:#fff1a8;--focus:#0969da;--shadow:0 8px 30px #1f232833}
@media (prefers-color-scheme:dark){:root{--bg:#0d1117;--fg:#e6edf3;--soft:#9da7b1;--line:#3d444d;--card:#161b22;--red:#ff8b83;--redbg:#3c1618;--orange:#e3b341;--orangebg:#332701;--green:#6bdd83;--greenbg:#0f2d18;--blue:#8cc6ff;--bluebg:#0c2948;--mark:#5a4a00;--focus:#58a6ff;--shadow:0 8px 30px #000c}}
*{box-sizing:border-box}
[hidden]{display:none!important}
.hide{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
html{scrollbar-gutter:stable}
body{margin:0;background:var(--bg);color:var(--fg);font:14px/1.5 system-ui,-apple-system,"Segoe UI","Noto Sans",sans-serif}
:focus-visible{outline:2px solid var(--focus);outline-offset:1px}
header,main,footer{padding:0 24px;max-width:1600px;margin:0 auto}
header{padding-top:18px;padding-bottom:12px}
.top{display:flex;flex-wrap:wrap;align-items:baseline;gap:4px 14px}
h1{font-size:22px;line-height:1.3;margin:0}
.verdict{padding:1px 12px;border-radius:14px;border:1px solid}
.pass .verdict{color:var(--green);background:var(--greenbg)}.fail .verdict{color:var(--red);background:var(--redbg)}.inconclusive .verdict{color:var(--orange);background:var(--orangebg)}
.headline{font-size:16px;margin:0;font-weight:600}
header dl{display:flex;flex-wrap:wrap;gap:2px 24px;margin:8px 0 0;font-size:13px}header dl div{display:flex;gap:6px}
dt{color:var(--soft)}dd{margin:0;overflow-wrap:anywhere}
h2{font-size:17px;margin:24px 0 8px}
.note{margin:6px 0;padding:6px 12px;border-left:4px solid var(--blue);background:var(--bluebg);border-radius:0 6px 6px 0;overflow-wrap:anywhere}
.note.warning{border-color:var(--orange);background:var(--orangebg)}
code,pre{font:12px/1.5 ui-monospace,SFMono-Regular,Menlo,Consolas,"DejaVu Sans Mono",monospace}
code{padding:1px 5px;overflow-wrap:anywhere;background:var(--card);border-radius:4px}
pre{margin:0;padding:8px 10px;overflow:auto;max-height:340px;white-space:pre-wrap;overflow-wrap:anywhere;background:var(--card);border-radius:6px}
summary{cursor:pointer}
mark{background:var(--mark);color:inherit;border-radius:3px;padding:0 1px}
[role=tablist]{display:flex;gap:4px;flex-wrap:wrap;border-bottom:1px solid var(--line);margin-top:10px}
[role=tab]{font:inherit;color:var(--soft);background:none;border:0;border-bottom:2px solid transparent;padding:7px 12px;cursor:pointer}
[role=tab][aria-selected=true]{color:var(--fg);font-weight:600;border-bottom-color:var(--focus)}
.tools{display:flex;gap:8px 14px;align-items:center;flex-wrap:wrap;color:var(--soft);margin:12px 0 8px}
.chips{display:flex;gap:6px;flex-wrap:wrap}
button{font:inherit;color:inherit}
.chip{border:1px solid var(--line);background:var(--bg);border-radius:14px;padding:2px 11px;font-size:13px;cursor:pointer}
.chip[aria-pressed=true]{background:var(--fg);color:var(--bg);border-color:var(--fg)}
input[type=search]{font:inherit;color:inherit;background:var(--bg);border:1px solid var(--soft);border-radius:6px;padding:4px 9px;width:270px;max-width:70vw}
#found{margin-left:auto;font-size:13px}
.keys{font-size:12px;color:var(--soft);margin:6px 0 0}
kbd{font:11px ui-monospace,monospace;border:1px solid var(--line);border-bottom-width:2px;border-radius:4px;padding:0 4px;background:var(--card);color:var(--fg)}
.delta{display:inline-block;font-size:11px;font-weight:600;letter-spacing:.02em;padding:1px 7px;border-radius:10px;background:var(--card);border:1px solid var(--line);white-space:nowrap}
.delta.REGRESSION,.delta.UNMET,.delta.BROKEN,.delta.MISSING_RESULT,.delta.MISSING_BASELINE{color:var(--red);background:var(--redbg);border-color:transparent}
.delta.OFFER_LOSS,.delta.SHRUNK,.delta.DELIVERY_LOSS,.delta.WEAKENED,.delta.INFRA,.delta.INCONCLUSIVE{color:var(--orange);background:var(--orangebg);border-color:transparent}
.delta.IMPROVEMENT{color:var(--green);background:var(--greenbg);border-color:transparent}
.delta.NEW,.delta.ACCEPTED{color:var(--blue);background:var(--bluebg);border-color:transparent}
.scroll{overflow:auto;border:1px solid var(--line);border-radius:8px;max-height:calc(100vh - 120px);min-height:200px}
table{border-collapse:separate;border-spacing:0;width:100%}
th,td{text-align:left;vertical-align:top;border-bottom:1px solid var(--line);padding:0}
tbody tr:last-child>*{border-bottom:0}
thead th{position:sticky;top:0;z-index:2;background:var(--card);font-weight:600;white-space:nowrap;padding:7px 12px}
thead small{display:block;font-weight:400;color:var(--soft)}
tbody th{font-weight:400;padding:6px 12px;min-width:200px;max-width:360px;overflow-wrap:anywhere;background:var(--bg);position:sticky;left:0;z-index:1}
thead th:first-child{left:0;z-index:3}
tbody td.marks{padding:6px 12px;font-size:12px;color:var(--soft);min-width:120px}
tbody tr:hover>*{background:var(--card)}
.fold{font-size:12px;color:var(--soft);background:none;border:0;padding:0 0 0 6px;text-decoration:underline;cursor:pointer}
.skill{display:block;color:var(--soft);font-size:12px}
.cell{display:block;position:relative;width:100%;min-height:34px;text-align:left;background:none;border:0;padding:6px 12px;cursor:pointer;overflow-wrap:anywhere;border-radius:4px}
.cell:hover{background:var(--bluebg)}.cell.open{background:var(--bluebg);box-shadow:inset 0 0 0 2px var(--focus)}
.cell:focus-visible{outline-offset:-2px}
.cell small{display:block;color:var(--soft)}
td.blank{padding:6px 12px;color:var(--soft)}
.s-pass{color:var(--green)}.s-fail,.s-missing{color:var(--red)}.s-could_not_run{color:var(--orange)}.s-expected_fail,.s-not_run,.s-offer{color:var(--soft)}
.s-offer.strong{color:var(--orange)}.strong{font-weight:600}.strong small{font-weight:400}
.finding{border:1px solid var(--line);border-left:4px solid var(--orange);border-radius:6px;margin:8px 0;padding:8px 14px}
.finding.REGRESSION,.finding.UNMET,.finding.MISSING_RESULT,.finding.MISSING_BASELINE{border-left-color:var(--red)}
.finding>summary{overflow-wrap:anywhere}
.facts{display:grid;grid-template-columns:max-content 1fr;gap:5px 16px;margin:10px 0 4px}
.paste{margin:8px 0;border:1px solid var(--line);border-radius:6px;padding:8px 14px}
.listing{columns:3 260px;margin:4px 0;padding-left:18px;font-size:13px}.listing li{overflow-wrap:anywhere}
.scroll.short{max-height:none;min-height:0;margin:10px 0;width:fit-content;max-width:100%}
caption{text-align:left;padding:7px 12px;color:var(--soft);border-bottom:1px solid var(--line)}
.grid td,.list td{padding:6px 12px;overflow-wrap:break-word;max-width:420px}.list tbody th{overflow-wrap:break-word}
.grid thead th{position:static;white-space:normal;overflow-wrap:anywhere;min-width:76px;max-width:130px;vertical-align:bottom}.grid thead th:first-child{position:sticky}
.grid td{text-align:center;font-variant-numeric:tabular-nums}
.grid td.right{color:var(--green);background:var(--greenbg)}.grid td.wrong{color:var(--red);background:var(--redbg);font-weight:600}
.list td{min-width:70px}.list tbody th{min-width:120px}.list td:last-child{min-width:180px}
.case{border:1px solid var(--line);background:var(--card);border-radius:6px;padding:1px 7px;font-size:13px;cursor:pointer;margin:1px 0;overflow-wrap:anywhere;text-align:left}.case:hover{border-color:var(--focus)}
.scores>summary{padding:6px 0}
.trend{margin:0;padding:8px 12px;width:max-content}.trend svg{display:block;fill:var(--soft)}
footer{color:var(--soft);padding-top:18px;padding-bottom:24px;font-size:12px;overflow-wrap:anywhere}
#panel{position:fixed;z-index:9;top:0;right:0;bottom:0;width:min(720px,52vw);background:var(--bg);border-left:1px solid var(--line);box-shadow:var(--shadow);display:flex;flex-direction:column}
#panel .bar{display:flex;flex-wrap:wrap;gap:8px;align-items:flex-start;padding:12px 18px;border-bottom:1px solid var(--line)}
#panel .bar h2{margin:0;font-size:16px;flex:1 1 200px;overflow-wrap:anywhere}
#panel .bar h2 small{display:block;font-weight:400;font-size:13px;color:var(--soft)}
#panel .bar button,.trials button{border:1px solid var(--line);background:var(--card);border-radius:6px;padding:3px 9px;cursor:pointer}
#panel .bar label{font-size:12px;color:var(--soft)}#beside{font:inherit;color:var(--fg);background:var(--card);border:1px solid var(--line);border-radius:6px;padding:3px}
#panel.pair{width:min(1400px,92vw)}#panel.pair #detail{display:grid;grid-template-columns:1fr 1fr;gap:0 24px;align-content:start}.side{min-width:0}
.trials{display:flex;gap:6px;flex-wrap:wrap;margin:8px 0}.trials button[aria-pressed=true]{border-color:var(--focus);box-shadow:inset 0 0 0 1px var(--focus)}
#detail{overflow:auto;padding:4px 18px 32px;flex:1}
#detail h3{font-size:13px;margin:18px 0 6px;color:var(--soft);font-weight:600}
#detail p{margin:6px 0;overflow-wrap:anywhere}
.state{font-weight:600;font-size:15px}
.turn{border:1px solid var(--line);border-radius:8px;margin:8px 0;overflow:hidden}
.turn>.who{display:flex;gap:4px 8px;align-items:baseline;flex-wrap:wrap;padding:5px 10px;font-size:12px;color:var(--soft);background:var(--card)}
.turn>.who b{color:var(--fg);font-size:13px}.turn>.who .at{margin-left:auto}
.turn .text{padding:8px 10px;white-space:pre-wrap;overflow-wrap:anywhere}
.turn pre{border-radius:0;background:none}.turn pre+pre,.turn details{border-top:1px dashed var(--line)}
.turn details summary{padding:5px 10px;font-size:12px;color:var(--soft)}
.turn.prompt{border-color:var(--blue)}.turn.prompt>.who{background:var(--bluebg)}
.turn.fault,.turn.refused{border-color:var(--red)}.turn.fault>.who,.turn.refused>.who{background:var(--redbg)}
.turn.proof{border:2px solid var(--green)}.turn.proof>.who{background:var(--greenbg)}
.evidence{padding:5px 10px;font-size:13px;color:var(--green);border-top:1px dashed var(--line);overflow-wrap:anywhere}
.hook{margin:0;border-top:1px dashed var(--line);padding:5px 10px;font-size:12px;overflow-wrap:anywhere}.hook pre{padding:4px 0}
.gap{color:var(--soft);text-align:center;font-size:12px}
ul.plain{margin:4px 0;padding-left:18px}ul.plain li{margin:3px 0;overflow-wrap:anywhere}ul.plain code{display:inline-block}
@media (min-width:1000px){body.split main,body.split header,body.split footer{margin-right:min(720px,52vw);margin-left:0}}
@media (max-width:999px){#panel,#panel.pair{width:100%;border-left:0}#panel.pair #detail{grid-template-columns:1fr}}
@media (max-width:640px){header,main,footer{padding-left:12px;padding-right:12px}.facts{grid-template-columns:1fr;gap:2px}.facts dd{margin-bottom:6px}tbody th{min-width:130px;padding:6px 8px}.cell{padding:6px 8px;min-width:104px}thead th{padding:6px 8px}.keys{display:none}#found{margin-left:0}}
@media print{.scroll{max-height:none;overflow:visible}#panel,.tools,[role=tablist]{display:none}}
@media (prefers-reduced-motion:no-preference){.cell,.chip{transition:background .1s}}
`;
