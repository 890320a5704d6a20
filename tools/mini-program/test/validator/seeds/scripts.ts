import type { RuleName } from '../../../validator/rules'
import type { Change } from '../breaks'
import { bundle } from '../bundled'
import { type Seed, written } from './Seed'

const page = (name: string, rule: RuleName, code: string) =>
  written('mine/page.js')(name, rule, `Page({})\n${code}`)

const bundled = (name: string, rule: RuleName, code: string): Seed => ({
  name,
  rule,
  seed: (build) => bundle(build, code),
})

const declares = (keys: string, then: Change) => (build: Parameters<Change>[0]) => {
  build.edit('app.json', '"style"', `${keys},"style"`)
  then(build)
}
const locates: Change = (build) => bundle(build, 'o().getLocation()')
const consent = '"__usePrivacyCheck__":true'
const named = '"requiredPrivateInfos":["getLocation"]'
const permission = '"permission":{"scope.userLocation":{"desc":"找到您的村"}}'

/** What scripts ask of the language, of WeChat and of the person. */
export const scriptSeeds: Seed[] = [
  page('eval', 'dynamic-code', "eval('1')"),
  page('new Function', 'dynamic-code', "new Function('a', 'return a')"),
  page('a global of the browser', 'browser-global', 'window.scrollTo(0, 0)'),
  page('a name nobody declares', 'unknown-global', 'reduce(1)'),
  page('syntax of 2020', 'syntax', 'const b = wx?.login'),
  page('a private field', 'syntax', 'class Purse { #gold = 1 }'),
  page('a look-behind', 'pattern', 'const yuan = /(?<=¥)\\d+/'),
  page('a look-behind in quotes', 'pattern', "const yuan = new RegExp('(?<=¥)1')"),
  page('a call WeChat does not have', 'unknown-wx', 'wx.teleport()'),
  bundled('such a call through Taro', 'unknown-wx', 'o().teleport()'),
  bundled('a call newer than the lowest library', 'library-version', 'o().openInquiriesTopic()'),
  page('the withdrawn profile', 'withdrawn', "wx.getUserProfile({ desc: '' })"),
  written('mine/page.js')('a page that is none', 'page-script', 'var title = 1'),
  {
    name: 'a place is asked for, unnamed',
    rule: 'private-info',
    seed: declares(`${consent},${permission}`, locates),
  },
  {
    name: 'an address is asked for, unnamed',
    rule: 'private-info',
    seed: declares(consent, (build) => bundle(build, 'o().chooseAddress()')),
  },
  {
    name: 'a place is asked for without a word why',
    rule: 'permission-text',
    seed: declares(`${consent},${named}`, locates),
  },
  {
    name: 'a place is asked for without consent',
    rule: 'privacy-check',
    seed: declares(`${named},${permission}`, locates),
  },
  page('a server over http', 'https', "const origin = 'http://api.example.com'"),
  {
    ...page('a release that asks this machine', 'https', "const o = 'http://127.0.0.1:8080'"),
    asked: { release: true },
  },
  page('a card with a drawing', 'card-picture', "const card = { imageUrl: '/static/rice.svg' }"),
  page('a card with a lost picture', 'card-picture', "const card = { imageUrl: '/rice.png' }"),
  page('a picture that is not there', 'local-picture', "const icon = '/static/rice.png'"),
  {
    name: 'a card with a picture that the data names',
    seed: (build) => bundle(build, 'n.card=(t)=>({imageUrl:t.image})'),
    outOfReach:
      'the picture is known when the page runs; the host looks at the card that is shared',
  },
  {
    name: 'a picture in a folder that the package does not have',
    seed: (build) => bundle(build, "n.icon='/static/goods/rice.svg'"),
    outOfReach: 'it may be the server’s, whose origin is put in front',
  },
  {
    name: 'the privacy guide leaves an item out',
    seed: declares([consent, named, permission].join(','), locates),
    outOfReach: 'the guide is written in WeChat’s console; no file of the upload holds it',
  },
]
