import { dirname } from 'node:path'
import { tracked } from './tracked.mjs'

/**
 * What `npm test` runs, as data. `lane` says what may run side by side: two lanes, each in order.
 * `count` names how a step tells its numbers; a step without one counts as one test.
 * `batches` are files to add to the command, which runs once for each batch, two at a time.
 */
const testsIn = (folder) => tracked(new RegExp(`^test/${folder}/.*\\.test\\.tsx?$`))
const nodeTest = (folder) => ({
  command: ['node', '--import', 'tsx', '--test', '--test-concurrency=2'],
  batches: () => [testsIn(folder)],
  count: 'tap',
})

const byFolder = (files) =>
  [...new Set(files.map(dirname))].map((folder) => files.filter((file) => dirname(file) === folder))

/** One process an area, the largest first: what most files need is loaded and started once. */
const areaTest = (folder) => ({
  command: ['node', '--import', 'tsx'],
  batches: () =>
    byFolder(testsIn(folder))
      .sort((one, other) => other.length - one.length)
      .map((files) => [`test/${folder}/together.ts`, ...files]),
  count: 'tap',
})
const build = (name) => ({ command: ['npm', 'run', '--silent', `build:${name}`] })

export const steps = [
  { lane: 'code', name: 'types', command: ['npm', 'run', '--silent', 'typecheck'] },
  { lane: 'code', name: 'lint', command: ['npm', 'run', '--silent', 'lint'] },
  { lane: 'code', name: 'pairs', command: ['node', 'tools/test/pairs.mjs'] },
  { lane: 'code', name: 'tokens', command: ['node', 'tools/test/tokens.mjs'] },
  { lane: 'code', name: 'styles', command: ['node', 'tools/test/styles.mjs'] },
  { lane: 'code', name: 'repository', command: ['node', 'tools/test/repository.mjs'] },
  { lane: 'code', name: 'units', command: ['npx', 'jest', '--ci', '--silent'], count: 'jest' },
  { lane: 'code', name: 'specification', ...nodeTest('spec') },
  { lane: 'code', name: 'server', ...areaTest('server') },
  { lane: 'code', name: 'contract', ...nodeTest('contract') },
  { lane: 'apps', name: 'gallery', ...nodeTest('gallery') },
  { lane: 'apps', name: 'build h5', ...build('h5') },
  { lane: 'apps', name: 'build weapp', ...build('weapp') },
  { lane: 'apps', name: 'build iter', ...build('iter') },
  { lane: 'apps', name: 'sizes', command: ['node', 'tools/sizes.mjs'] },
  { lane: 'apps', name: 'mini-program host', ...nodeTest('weapp') },
  { lane: 'apps', name: 'flows', ...nodeTest('flows') },
]
