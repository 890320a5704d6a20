import { Html } from './html'

/** The look of the server's own pages: the app's paper, tile and lamp, in light and dark. */
export const pageStyle = new Html(`
  :root { color-scheme: light dark; --bg: #f6f3ed; --surface: #fffefb; --line: #e2dcd0;
    --ink: #24211d; --ink-2: #565048; --brand: #1b5866; --brand-soft: #e0ebec; --gold: #825408; }
  @media (prefers-color-scheme: dark) {
    :root { --bg: #16191a; --surface: #1f2426; --line: #363d3f; --ink: #ece7dd; --ink-2: #b6afa2;
      --brand: #8cc5d0; --brand-soft: #24383d; --gold: #e3b566; }
  }
  * { box-sizing: border-box; }
  body { margin: 0 auto; max-width: 60rem; padding: 2rem 1rem 4rem; background: var(--bg);
    color: var(--ink); font: 16px/1.6 system-ui, 'PingFang SC', 'Noto Sans CJK SC', sans-serif; }
  h1 { margin: 0; font-size: 1.75rem; line-height: 1.3; }
  h2 { margin: 2.5rem 0 0.75rem; font-size: 1.125rem; color: var(--brand); }
  p { margin: 0.25rem 0 0; color: var(--ink-2); }
  a { color: var(--brand); }
  code, pre { font: 0.875rem/1.6 ui-monospace, Menlo, Consolas, monospace; }
  pre { margin: 0.5rem 0 0; padding: 0.75rem; overflow-x: auto; background: var(--bg); border-radius: 8px; }
  table { width: 100%; border-collapse: collapse; background: var(--surface); }
  th, td { padding: 0.5rem 0.75rem; border-bottom: 1px solid var(--line); text-align: left;
    vertical-align: top; overflow-wrap: anywhere; }
  th { font-weight: 600; color: var(--ink-2); }
  details, table { border: 1px solid var(--line); border-radius: 10px; }
  details { margin: 0.5rem 0; background: var(--surface); }
  summary { display: flex; flex-wrap: wrap; gap: 0.25rem 0.75rem; align-items: baseline;
    min-height: 44px; padding: 0.6rem 1rem; cursor: pointer; }
  details > div { padding: 0 1rem 1rem; border-top: 1px solid var(--line); }
  h3 { margin: 1rem 0 0.25rem; font-size: 0.9375rem; }
  .tight { white-space: nowrap; }
  .verb { min-width: 3.2em; font-weight: 700; color: var(--brand); }
  .verb.post { color: var(--gold); }
  .mark { padding: 0 0.5em; border-radius: 99px; background: var(--brand-soft); color: var(--brand); font-size: 0.8125rem; }
  .about { flex-basis: 100%; color: var(--ink-2); }
  .code { font-size: 1.25rem; font-weight: 700; letter-spacing: 0.1em; font-variant-numeric: tabular-nums; }
`)
