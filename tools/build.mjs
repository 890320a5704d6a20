/** `npm run build:h5`: one of the builds, checked, and remembered as the build of its sources. */
import { builds, forgetBuild, rememberBuild, sourcesOf } from './builds.mjs'
import { isHere, objectionsTo, toldTo } from './environment.mjs'
import { run, stopOnSignals } from './start/children.mjs'
import { allowThisMachine } from './wechat/project.mjs'

const [name, ...words] = process.argv.slice(2)
const { command, check } = builds[name]
const more = words.filter((word) => word !== '--release')
const isRelease = more.length < words.length

const succeeds = async ([program, ...args]) => {
  const { code } = await run('npx', ['--no-install', program, ...args], { stdio: 'inherit' }).done
  return code === 0
}

/** One that is watched, or made for development, is not what the apps are served from. */
const isProduct = more.length === 0 && (process.env.NODE_ENV || 'production') === 'production'

/** What is uploaded to WeChat has to find its server from other people's phones. */
function refuses() {
  const objections = isRelease && name !== 'h5' ? objectionsTo(toldTo(name)) : []
  for (const line of objections) console.error(line)
  if (objections.length === 0) return false
  const settings = 'TARO_APP_MINI_ORIGIN=https://mall.example SIGNING_SECRET=…'
  console.error(`Phones call your server: ${settings} npm run build:${name} -- --release`)
  return true
}

/** A mini program that looks for its server on the phone itself: right for a preview, for nobody's pocket. */
function complain() {
  const { TARO_APP_MINI_ORIGIN: named } = toldTo(name)
  if (name === 'h5' || !isHere(named)) return
  console.warn(`${name} calls ${named}: for phones name your server as TARO_APP_MINI_ORIGIN`)
  const written = allowThisMachine(name)
  if (written) console.warn(`${written} lets WeChat DevTools call it`)
}

async function build() {
  stopOnSignals()
  forgetBuild(name)
  const sources = sourcesOf(name)
  const judged = isRelease && name !== 'h5' ? [...check, '--release'] : check
  const done = (await succeeds([...command, ...more])) && (await succeeds(judged))
  if (done && isProduct && sources === sourcesOf(name)) rememberBuild(name, sources)
  if (done && isProduct) complain()
  return done
}

process.exitCode = !refuses() && (await build()) ? 0 : 1
