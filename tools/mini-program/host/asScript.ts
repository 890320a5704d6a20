import { transformSync } from 'esbuild'

const moduleStatement = /^\s*(?:import\b[^(]|export\b)/m

/** What is written in ES modules, as DevTools turns it into WeChat's own before it uploads. */
export const asScript = (source: string): string =>
  moduleStatement.test(source) ? transformSync(source, { format: 'cjs' }).code : source
