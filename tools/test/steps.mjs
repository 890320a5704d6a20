import { isBuilt } from '../builds.mjs'
import { contractParts, contractProcesses } from './contract-parts.mjs'
import { flowParts, flowProcesses } from './flow-parts.mjs'
import { byFile, inOneProcess, oneOf, whole } from './parts.mjs'
import { serverParts, serverProcesses } from './server-parts.mjs'

/**
 * What `npm test` runs, as data. `lane` says what may run side by side: two lanes, each in order.
 * `count` names how a step tells its numbers; a step without one counts as one test.
 * `startsServers` says that the server is wanted as one file, which loads sooner; `begins` what its
 * processes begin with where there are many (ready.mjs).
 * `parts` are skipped one by one: when nothing has changed of the files that `reads` finds, of what
 * their `roots` reach by import, and of the calls they make. `processes` says which of them share one.
 * Parts that fail are looked at `again`, once and alone, where a slow machine may be why; where a race
 * is a fault they are not. A part whose `tier` is `verify` is for `npm run verify` (tiers.mjs); `about`
 * are its seconds. `narrow` makes less of a part for what has changed alone.
 */
const npm = (script) => ['npm', 'run', '--silent', script]
const script = (name, reads) => ({
  name,
  command: ['node', `tools/test/${name}.mjs`],
  parts: () => [{ name: '', args: [], roots: [`tools/test/${name}.mjs`] }],
  reads,
})
const node = { command: ['node', '--import', 'tsx'], count: 'node' }
/** Loads much of the server, or starts it. */
const onServer = {
  ...{ command: [...node.command, '--import', './tools/test/as-one-file.mjs'], count: 'node' },
  startsServers: true,
}
const inHouses = { ...onServer, begins: 'houses' }
const notCode = (folders) => new RegExp(`^(${folders})/.*\\.(?!tsx?$)\\w+$`)

/** Nothing to do where dist is the build of these very sources, whoever made it. */
const build = (name) => ({
  lane: 'apps',
  name: `build ${name}`,
  builds: name,
  command: npm(`build:${name}`),
  parts: () => [
    { name: '', args: [], already: () => isBuilt(name) && `dist/${name} is of these sources` },
  ],
})

/** Whatever happens in whatever order: `npm test` plays one game of each, this all that are written there. */
const filesOfLongGames = [
  'advertiser/budget-model',
  'after-sale/sequences',
  'catalogue/sequences',
  'earnings/model',
  'payment/model',
  'sign-in/match-model',
  'task/economy/model',
].map((name) => `test/server/${name}.test.ts`)

/** For who publishes the package; that our own apps run in it is seen by their flows. */
const secondsOfPackage = {
  abilities: 45,
  native: 22,
  pack: 50,
  phone: 25,
  pieces: 20,
  'preview-ways': 17,
  typing: 12,
}
const lessPacked = (part) =>
  part.name in secondsOfPackage
    ? { ...part, tier: 'verify', about: secondsOfPackage[part.name] }
    : part

/** Every piece in every theme, mode and width. */
const lessWidths = (part) =>
  ['layers', 'pieces'].includes(part.name) ? { ...part, tier: 'verify', about: 60 } : part

/** Units of code alone: what a setting or a document says may be asked by any of them. */
function unitsOf(part, changed) {
  const those = changed.filter((file) => either(apps, /^test\/unit\//).test(file))
  const isCode = those.every((file) => /\.tsx?$/.test(file))
  const args = ['--passWithNoTests', '--findRelatedTests', ...those]
  return isCode ? { ...part, args, once: true, mayBeEmpty: true } : part
}

const ofBuilds = ['builds', 'consoles']
const readsBuilds = ({ name }) => (ofBuilds.includes(name) ? ['weapp', 'iter'] : [])

const apps = /^(src|contract|types|config|tools\/(browsers|mini-program))\//
const configuration = /^(\.env.*|(?!package)[\w.]+\.(js|mjs|json))$/
const aboutProjects = /^docs\/WECHAT\.md$|(^|\/)project\.config\.json$/
const either = (...patterns) => new RegExp(patterns.map(({ source }) => source).join('|'))

export const steps = [
  {
    lane: 'code',
    name: 'types',
    command: npm('typecheck'),
    parts: whole,
    reads: /^(?!package).*(\.(tsx?|mts)|json)$|^tools\/typecheck\.mjs$/,
  },
  { lane: 'code', name: 'lint', command: npm('lint'), parts: whole, reads: /^/ },
  { lane: 'code', ...script('pairs', /^src\/.*\.tsx?$/) },
  { lane: 'code', ...script('tokens', /^src\//) },
  { lane: 'code', ...script('styles', /^(src|tools\/gallery)\//) },
  { lane: 'code', ...script('repository', /^/) },
  {
    lane: 'code',
    ...script('advisories', /^package-lock\.json$|^tools\/test\/.*advisories/),
    parts: () => [
      { name: '', args: [], roots: ['tools/test/advisories.mjs'] },
      { name: 'strict', args: ['--strict'], roots: ['tools/test/advisories.mjs'], tier: 'verify' },
    ],
  },
  {
    lane: 'code',
    name: 'specification',
    ...node,
    command: [...node.command, '--test', '--test-concurrency=2'],
    parts: () => oneOf('spec'),
    reads: notCode('server|src'),
  },
  {
    lane: 'code',
    name: 'server',
    ...inHouses,
    parts: serverParts,
    processes: serverProcesses,
    reads: either(notCode('server|test/server|tools/machine'), /^docs\/deploy\//),
  },
  {
    lane: 'code',
    name: 'contract',
    ...inHouses,
    parts: contractParts,
    processes: contractProcesses,
    reads: notCode('server'),
  },
  {
    lane: 'code',
    name: 'long fuzz',
    ...onServer,
    parts: () => [
      {
        ...inOneProcess(['test/contract/fuzz.test.ts']),
        ...{ name: '', tier: 'verify', about: 300 },
      },
    ],
    env: { FUZZ_RUNS: '200' },
    reads: notCode('server'),
  },
  {
    lane: 'code',
    name: 'long games',
    ...inHouses,
    parts: () => [
      { ...inOneProcess(filesOfLongGames), ...{ name: '', tier: 'verify', about: 240 } },
    ],
    env: { GAMES: 'all' },
    reads: notCode('server|test/server'),
  },
  {
    lane: 'code',
    name: 'games of chance',
    command: [...npm('bench'), '--', 'games'],
    parts: () => [
      { name: '', args: [], roots: ['test/bench/games.ts'], tier: 'verify', about: 600 },
    ],
    env: { ROUNDS: '1' },
    reads: notCode('server'),
  },
  {
    lane: 'code',
    name: 'other Node',
    command: ['node', 'tools/test/on-node.mjs'],
    parts: () =>
      ['20', 'lts'].map((version) => ({
        ...{ name: version, args: [version], tier: 'verify', about: 120 },
        roots: ['tools/test/on-node.mjs', ...oneOf('server/process')[0].args],
      })),
    reads: notCode('server'),
  },
  {
    lane: 'apps',
    name: 'gate',
    command: ['node', '--test'],
    count: 'node',
    parts: () => oneOf('tools'),
    reads: either(/^tools\/.*\.mjs$/, aboutProjects, /^(README\.md$|\.env)/),
  },
  {
    lane: 'apps',
    name: 'units',
    command: ['npx', 'jest', '--ci', '--silent'],
    count: 'jest',
    parts: () => [{ ...oneOf('unit')[0], args: [] }],
    narrow: unitsOf,
    reads: either(apps, configuration, /^(test\/unit|docs|server\/static)\/|^README\.md$/),
  },
  {
    lane: 'apps',
    name: 'gallery',
    ...node,
    parts: () => byFile('gallery').map(lessWidths),
    again: true,
    reads: either(apps, configuration, /^(tools\/gallery|test\/gallery)\//),
  },
  build('h5'),
  build('weapp'),
  build('iter'),
  {
    lane: 'apps',
    name: 'sizes',
    command: ['node', 'tools/sizes.mjs'],
    parts: () => [
      { name: '', args: [], roots: ['tools/sizes.mjs'], builds: ['h5', 'weapp', 'iter'] },
    ],
    reads: /^src\/routes\//,
  },
  {
    lane: 'apps',
    name: 'mini-program tool',
    ...node,
    parts: () => byFile('tool', 'tools/mini-program/test').map(lessPacked),
    again: true,
    reads: /^tools\/mini-program\//,
  },
  {
    lane: 'apps',
    name: 'mini programs',
    ...node,
    parts: () => byFile('weapp').map((part) => ({ ...part, builds: readsBuilds(part) })),
    again: true,
    reads: either(/^(tools\/(mini-program|wechat)|test\/weapp)\//, aboutProjects),
  },
  {
    lane: 'apps',
    name: 'flows',
    ...onServer,
    begins: 'server',
    parts: flowParts,
    processes: flowProcesses,
    again: true,
    reads: either(notCode('server'), /^tools\/mini-program\/|^src\/static\//),
  },
]
