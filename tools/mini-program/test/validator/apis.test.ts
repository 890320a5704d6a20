import type { RuleName } from '../../validator/rules'
import { breaks, type Change, passes } from './breaks'
import { bundle, bundledLine } from './bundled'
import type { MadeBuild } from './makeBuild'

const file = 'mine/page.js'

const plain = (code: string) => (build: MadeBuild) => build.write(file, `Page({})\n\n${code}\n`)
const bundled = (code: string) => (build: MadeBuild) => bundle(build, code)

const named = '"requiredPrivateInfos":["getLocation"]'
const permission = '"permission":{"scope.userLocation":{"desc":"找到您的村"}}'
const consent = '"__usePrivacyCheck__":true'

/** app.json as somebody writes it who asks where people are. */
const declared = (build: MadeBuild) =>
  build.edit('app.json', '"style"', [named, permission, consent, '"style"'].join(','))
const without = (part: string, change: Change) => (build: MadeBuild) => {
  declared(build)
  build.edit('app.json', `${part},`, '')
  change(build)
}

const refused: [RuleName, string, string, RegExp][] = [
  ['unknown-wx', 'a call WeChat does not have', 'wx.teleport()', /wx has no teleport/],
  ['unknown-wx', 'such a call, quoted', "wx['teleport']()", /teleport/],
  ['library-version', 'a call newer than the lowest library', 'wx.openInquiriesTopic()', /3\.14/],
]
for (const [rule, what, code, says] of refused) {
  breaks(rule, what, plain(code), { file, line: 3, says })
}

const refusedOfTaro: [RuleName, string, string, RegExp][] = [
  ['unknown-wx', 'what Taro does not have either', 'o().teleport()', /Taro has no teleport/],
  ['unknown-wx', 'the same, taken from the module', '(0,r.teleport)()', /Taro has no teleport/],
  ['library-version', 'a newer call through Taro', 'o().openInquiriesTopic()', /3\.14/],
]
for (const [rule, what, code, says] of refusedOfTaro) {
  breaks(rule, what, bundled(code), { file, line: bundledLine, says })
}
const profile = { file, says: /getUserProfile is withdrawn/, also: ['privacy-check' as const] }
breaks('withdrawn', 'the profile', plain("wx.getUserProfile({ desc: '' })"), profile)
breaks('withdrawn', 'the profile through Taro', bundled('o().getUserProfile()'), profile)

breaks('library-version', 'another lowest library', plain('wx.getWindowInfo()'), {
  file,
  line: 3,
  says: /2\.20\.1, the lowest is 2\.9\.0/,
  asked: { phone: { library: '2.9.0' } },
})

passes(
  'what Taro has of its own and of WeChat’s',
  bundled('o().getEnv();(0,r.useDidShow)();o().login()'),
)
passes('a module that only listens to Taro', bundled('var l=n(1291);l.teleport()'))
passes('a name of the page that is called like Taro’s', bundled('(function(o){o().teleport()})(n)'))
passes(
  'a newer call, after a look',
  plain("if (wx.canIUse('openInquiriesTopic')) wx.openInquiriesTopic()"),
)
passes('a newer call behind itself', plain('wx.openInquiriesTopic && wx.openInquiriesTopic()'))

for (const [by, locate] of [
  ['wx', plain('wx.getLocation()')],
  ['Taro', bundled('o().getLocation()')],
] as const) {
  passes(`asking ${by} where somebody is, declared`, (build) => {
    declared(build)
    locate(build)
  })
  breaks('private-info', `asking ${by} where somebody is, unnamed`, without(named, locate), {
    file,
    line: 3,
    says: /getLocation/,
  })
  breaks(
    'permission-text',
    `asking ${by} where somebody is, without a word`,
    without(permission, locate),
    { file, line: 3, says: /scope\.userLocation/ },
  )
  breaks(
    'privacy-check',
    `asking ${by} where somebody is, without consent`,
    without(consent, locate),
    { file: 'app.json', says: /getLocation/ },
  )
}
const address = (build: MadeBuild) => {
  declared(build)
  plain('wx.chooseAddress()')(build)
}
breaks('private-info', 'an address, unnamed', address, {
  file,
  line: 3,
  says: /chooseAddress/,
})
breaks(
  'privacy-check',
  'a button for the phone number',
  plain("const props = { openType: 'getPhoneNumber' }"),
  { file: 'app.json', says: /getPhoneNumber/ },
)
