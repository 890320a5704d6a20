/** Colours, type sizes and tap targets come from src/tokens; anything raw elsewhere is listed. */
import { findLines, tracked } from './tracked.mjs'

const drawn = /^src\/(tokens|ui\/(icons|illustrations))\//
const files = tracked(/^src\/.*\.(tsx?|scss)$/).filter((file) => !drawn.test(file))

const rules = [
  { name: 'raw colour', pattern: /#[0-9a-f]{3,8}\b(?!['"]?\s*:)|\b(rgb|hsl)a?\(/i },
  { name: 'raw type size', pattern: /font-size:\s*[\d.]+|fontSize:\s*['"]?[\d.]/ },
  { name: 'tap target below the rule', pattern: /min-(height|width):\s*([1-3]?\d|4[0-3])px/ },
]

const found = rules.flatMap(({ name, pattern }) =>
  findLines(files, pattern).map((line) => `${name}: ${line}`),
)
for (const line of found) console.log(line)
process.exitCode = found.length > 0 ? 1 : 0
