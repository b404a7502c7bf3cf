import type { PayProvider } from '@homeview/contracts/vocabulary/order/payMode';

const SHARED = `
*{box-sizing:border-box}
body{margin:0;min-height:100vh;font:16px/1.5 system-ui,sans-serif;color:#1b2230;background:var(--back)}
.note{margin:0;padding:.5rem 1rem;background:#1b2230;color:#fff;font-size:.875rem;text-align:center}
main{max-width:27rem;margin:clamp(1rem,6vh,4rem) auto;padding:clamp(1.25rem,6vw,2.25rem);background:#fff;
  border-radius:var(--round);box-shadow:0 1px 2px #0002,0 12px 40px #0002}
.mark{margin:0 0 1.25rem;font-weight:800;letter-spacing:-.02em;font-size:1.25rem;color:var(--main)}
h1{margin:0 0 1rem;font-size:1.375rem;line-height:1.25;overflow-wrap:anywhere}
h2{margin:1.5rem 0 .5rem;font-size:1rem}
dl{display:grid;grid-template-columns:auto 1fr;gap:.5rem 1rem;margin:0 0 1.5rem;padding:1rem;
  border-radius:12px;background:var(--soft)}
dt{color:#4a5468}
dd{margin:0;text-align:end;font-weight:600;overflow-wrap:anywhere}
label{display:block;margin-bottom:1rem;font-weight:600;font-size:.9375rem}
input{display:block;width:100%;margin-top:.25rem;padding:.75rem;font:inherit;font-weight:400;
  border:1px solid #6b7488;border-radius:8px;background:#fff;color:inherit}
.pair{display:grid;grid-template-columns:1fr 1fr;gap:0 1rem}
button,.button{display:block;width:100%;min-height:48px;margin:.75rem 0 0;padding:.75rem 1rem;font:inherit;
  font-weight:700;text-align:center;text-decoration:none;border-radius:var(--pill);cursor:pointer;
  border:2px solid var(--main);background:#fff;color:var(--main)}
.first{background:var(--main);color:#fff}
.other{border-color:transparent;min-height:44px;margin-top:0}
.decline{border-color:transparent;color:#9c1c1c}
:focus-visible{outline:3px solid #1b2230;outline-offset:2px}
`;

const LOOKS: Record<PayProvider, string> = {
  PAYPAL: `:root{--main:#1d3f9e;--back:#eaf0fb;--soft:#f1f5fd;--round:20px;--pill:999px}`,
  STRIPE: `:root{--main:#4b3bb8;--back:#f4f5f9;--soft:#f6f5fc;--round:10px;--pill:8px}`,
};

/** The two providers look different so that they are not confused. */
export const payStyles = (provider: PayProvider): string => LOOKS[provider] + SHARED;
