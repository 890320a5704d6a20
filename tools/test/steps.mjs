import { tracked } from './tracked.mjs'

/**
 * What `npm test` runs, as data. `lane` says what may run side by side: two lanes, each in order.
 * `count` names how a step tells its numbers; a step without one counts as one test.
 */
const nodeTest = (folder) => ({
  command: ['node', '--import', 'tsx', '--test', '--test-concurrency=2'],
  files: () => tracked(new RegExp(`^test/${folder}/.*\\.test\\.tsx?$`)),
  count: 'tap',
})
const build = (name) => ({ command: ['npm', 'run', '--silent', `build:${name}`] })

export const steps = [
  { lane: 'code', name: 'types', command: ['npm', 'run', '--silent', 'typecheck'] },
  { lane: 'code', name: 'lint', command: ['npm', 'run', '--silent', 'lint'] },
  { lane: 'code', name: 'tokens', command: ['node', 'tools/test/tokens.mjs'] },
  { lane: 'code', name: 'repository', command: ['node', 'tools/test/repository.mjs'] },
  { lane: 'code', name: 'units', command: ['npx', 'jest', '--ci', '--silent'], count: 'jest' },
  { lane: 'code', name: 'specification', ...nodeTest('spec') },
  { lane: 'code', name: 'server', ...nodeTest('server') },
  { lane: 'code', name: 'contract', ...nodeTest('contract') },
  { lane: 'apps', name: 'gallery', ...nodeTest('gallery') },
  { lane: 'apps', name: 'build h5', ...build('h5') },
  { lane: 'apps', name: 'build weapp', ...build('weapp') },
  { lane: 'apps', name: 'build iter', ...build('iter') },
  { lane: 'apps', name: 'sizes', command: ['node', 'tools/sizes.mjs'] },
  { lane: 'apps', name: 'mini-program host', ...nodeTest('weapp') },
  { lane: 'apps', name: 'flows', ...nodeTest('flows') },
]
