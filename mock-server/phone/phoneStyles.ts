/** The page: the phone, what steers it, the list. Colours as on the other pages of the mock. */
const PAGE = `
*,*::after{box-sizing:border-box}
body{margin:0;font:15px/1.5 system-ui,sans-serif;color:#1b2230;background:#f3f5f9}
header{display:flex;flex-wrap:wrap;align-items:baseline;gap:.25rem 1.25rem;padding:.75rem 1.25rem;background:#1b2230;color:#fff}
header a{margin-left:auto;color:inherit}
header p{margin:0}
h1{margin:0;font-size:1.25rem;line-height:1.3}
h2{margin:0;font-size:1rem;line-height:1.4}
main{display:grid;grid-template-columns:minmax(0,1fr);gap:1.25rem;padding:1rem}
code{font-size:.8125rem;overflow-wrap:anywhere}
ul,ol,dl,p{margin:0;padding:0}
ul,ol{list-style:none}
.hint{color:#4a5468;font-size:.8125rem;line-height:1.35}
.panel{display:flex;flex-direction:column;gap:1rem;min-width:0}
.panel>section,.panel>form{display:flex;flex-direction:column;gap:.625rem;padding:1rem;background:#fff;border-radius:14px;
  box-shadow:0 1px 2px #0002}
section.panel{gap:.625rem;padding:1rem;background:#fff;border-radius:14px;box-shadow:0 1px 2px #0002}
#notice{padding:.5rem .875rem;border-radius:10px;background:#e6ebfa}
#notice:empty{display:none}
fieldset{margin:0;padding:0;border:0}
legend{float:left;width:7rem;margin-right:.5rem;padding:0;font-weight:600;line-height:28px}
fieldset label{display:inline-flex;align-items:center;gap:.375rem;min-height:28px;margin-right:1.25rem}
.field{display:flex;flex-wrap:wrap;align-items:center;gap:.25rem .5rem}
.field label{width:7rem;font-weight:600}
select,input:not([type=radio]){flex:1;min-width:8rem;min-height:40px;padding:.25rem .625rem;font:inherit;color:inherit;
  border:1px solid #6b7488;border-radius:8px;background:#fff}
input[type=radio]{width:1.125rem;height:1.125rem;margin:0;accent-color:#1d3f9e}
button{min-height:40px;padding:.25rem .5rem;line-height:1.25;font:inherit;font-weight:600;border:2px solid #1d3f9e;border-radius:10px;
  background:#fff;color:#1d3f9e;cursor:pointer}
button:hover{background:#eef2fc}
.first{background:#1d3f9e;color:#fff}
.first:hover{background:#17327f}
.plain{border-color:transparent}
:focus-visible{outline:3px solid #1b2230;outline-offset:2px}
.deeds{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(9.5rem,100%),1fr));gap:.75rem}
.deeds li{display:flex;flex-direction:column;gap:.25rem}
.deeds.three{grid-template-columns:repeat(3,1fr)}
#pasteboard{overflow-wrap:anywhere;white-space:pre-wrap;color:#3f485a}
.head{display:flex;justify-content:space-between;align-items:center;margin:-.25rem -.5rem -.25rem 0}
.at{color:#3f485a}
#calls{overflow:auto;border-top:1px solid #d8dde8}
#calls:empty::after{content:"Nothing yet";display:block;padding:.75rem 0;color:#4a5468}
#calls li{padding:.625rem .125rem;border-bottom:1px solid #d8dde8}
#calls li.opened strong{font:400 .8125rem/1.5 ui-monospace,monospace}
#calls button{margin-top:.375rem;min-height:32px;padding:.125rem .75rem}
.line{display:flex;flex-wrap:wrap;align-items:baseline;gap:.125rem .625rem}
.line strong{overflow-wrap:anywhere}
time,.kind{color:#4a5468;font-size:.8125rem;font-variant-numeric:tabular-nums}
.state{margin-left:auto;padding:0 .5rem;border-radius:999px;font-size:.8125rem;font-weight:600}
.state:empty{display:none}
.good{background:#dcf3e4;color:#12532c}
.other{background:#fde7d8;color:#7a3008}
.open{background:#e6ebfa;color:#1d3f9e}
.bad{background:#fbdcdc;color:#8a1313}
#calls dl{display:grid;grid-template-columns:auto 1fr;gap:0 .75rem;font-size:.8125rem}
#calls dt{color:#4a5468}
#calls dd{margin:0;min-width:0}
@media (min-width:900px){
  main{grid-template-columns:auto minmax(19rem,23rem) minmax(0,1fr);align-items:start}
  #place,section.panel{position:sticky;top:1rem}
  section.panel{max-height:calc(100dvh - 2rem)}
}
`;

/**
 * The phone itself. Lengths come from the device; everything is life-size and then scaled. The case is
 * drawn once more above the page: a scaled frame can leave its clip by a pixel.
 */
const PHONE = `
#place{width:100%}
/* What steers the phone stands beside it: not before it is drawn, or it would move. */
main:has(#phone:not([data-os])) .panel{visibility:hidden}
#phone{position:relative;width:calc((var(--width) + 24px)*var(--scale,1));height:calc((var(--height) + 24px)*var(--scale,1));
  margin:auto}
#screen{position:absolute;top:0;left:0;width:calc(var(--width) + 24px);height:calc(var(--height) + 24px);overflow:hidden;
  border:12px solid #10131c;border-radius:56px;background:#fff;transform:scale(var(--scale,1));transform-origin:0 0;
  box-shadow:0 12px 40px #0003}
#phone::after{content:"";position:absolute;z-index:3;top:0;left:0;width:calc(var(--width) + 24px);height:calc(var(--height) + 24px);
  border:12.5px solid #10131c;border-radius:56px;transform:scale(var(--scale,1));transform-origin:0 0;pointer-events:none}
[data-camera=none] #screen,#phone[data-camera=none]::after{border-radius:36px}
[data-scheme=dark] #screen{background:#12142a}
.page{display:block;width:100%;height:100%;border:0;color-scheme:light}
[data-scheme=dark] .page{color-scheme:dark}
[data-area=free] .page{position:absolute;top:var(--top);height:calc(100% - var(--top) - var(--low))}
.cover{position:absolute;left:0;right:0;z-index:2;pointer-events:none}
.cover.top{top:0;height:var(--top)}
.cover.low{bottom:0;height:var(--low)}
[data-area=tint] .cover{background:#d6249f4d}
.cover::after{content:"";position:absolute;left:50%;translate:-50%;background:#0b0d14}
[data-camera=island] .top::after{top:11px;width:122px;height:36px;border-radius:99px}
[data-camera=hole] .top::after{top:12px;width:24px;height:24px;border-radius:99px}
[data-bar=line] .low::after{bottom:8px;width:138px;height:5px;border-radius:99px}
[data-bar=line][data-scheme=dark] .low::after{background:#f3f2fa}
[data-bar=buttons] .low{background:#10131cd9}
[data-bar=buttons] .low::after{bottom:14px;width:20px;height:20px;border-radius:99px;background:none;border:2px solid #fff;
  box-shadow:-72px 0 0 -2px #fff,72px 0 0 -2px #fff}
.overlay{position:absolute;inset:0;z-index:1;display:flex;flex-direction:column;justify-content:end;background:#0b0d1499}
.card{display:flex;flex-direction:column;gap:.625rem;max-height:100%;overflow:auto;
  padding:1.5rem 1.25rem calc(1.25rem + var(--low));background:#fff;border-radius:24px 24px 0 0;color:#1b2230}
.outside,.closed{justify-content:center;background:#f3f5f9}
.outside .card,.closed .card{background:none;text-align:center;padding:2rem}
.card h2{font-size:1.25rem}
.card h2:focus{outline:0}
.card button{min-height:48px;border-radius:14px}
.card dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1rem;padding:.75rem 1rem;border-radius:12px;background:#f3f5f9}
.card dt{color:#4a5468}
.card dd{margin:0;text-align:end;font-weight:600;overflow-wrap:anywhere}
.problem{color:#8a1313;font-weight:600}
.problem:empty{display:none}
.card .other{display:flex;gap:.625rem;align-items:center;background:none;color:inherit}
.card .other label{display:flex;flex:1;align-items:center;gap:.5rem;font-weight:600;white-space:nowrap}
.card .other input{min-width:4.5rem;width:100%;min-height:48px}
@media (prefers-reduced-motion:no-preference){
  .shaken{animation:shake .25s}
  @keyframes shake{25%{translate:4px 0}50%{translate:-4px 0}75%{translate:3px 0}}
}
`;

export const PHONE_STYLES = PAGE + PHONE;
