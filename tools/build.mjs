/** `npm run build:h5`: one of the builds, checked, and remembered as the build of its sources. */
import { builds, forgetBuild, rememberBuild, sourcesOf } from './builds.mjs'
import { environmentOf, isHere } from './environment.mjs'
import { run, stopOnSignals } from './start/children.mjs'

const [name, ...more] = process.argv.slice(2)
const { command, check } = builds[name]

const succeeds = async ([program, ...args]) => {
  const { code } = await run('npx', ['--no-install', program, ...args], { stdio: 'inherit' }).done
  return code === 0
}

/** One that is watched, or made for development, is not what the apps are served from. */
const isProduct = more.length === 0 && (process.env.NODE_ENV || 'production') === 'production'

/** A mini program that looks for its server on the phone itself: right for a preview, for nobody's pocket. */
function complain() {
  const { TARO_APP_MINI_ORIGIN: named } = { ...environmentOf(name), ...process.env }
  if (name !== 'h5' && isHere(named))
    console.warn(`${name} calls ${named}: for phones name your server as TARO_APP_MINI_ORIGIN`)
}

stopOnSignals()
forgetBuild(name)
const sources = sourcesOf(name)
const done = (await succeeds([...command, ...more])) && (await succeeds(check))
if (done && isProduct && sources === sourcesOf(name)) rememberBuild(name, sources)
if (done && isProduct) complain()
process.exitCode = done ? 0 : 1
