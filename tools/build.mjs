/** `npm run build:h5`: one of the builds, checked, and remembered as the build of its sources. */
import { builds, forgetBuild, rememberBuild, sourcesOf } from './builds.mjs'
import { run, stopOnSignals } from './start/children.mjs'

const [name, ...more] = process.argv.slice(2)
const { command, check } = builds[name]

const succeeds = async ([program, ...args]) => {
  const { code } = await run('npx', ['--no-install', program, ...args], { stdio: 'inherit' }).done
  return code === 0
}

/** One that is watched, or made for development, is not what the apps are served from. */
const isProduct = more.length === 0 && (process.env.NODE_ENV || 'production') === 'production'

stopOnSignals()
forgetBuild(name)
const sources = sourcesOf(name)
const done = (await succeeds([...command, ...more])) && (await succeeds(check))
if (done && isProduct && sources === sourcesOf(name)) rememberBuild(name, sources)
process.exitCode = done ? 0 : 1
