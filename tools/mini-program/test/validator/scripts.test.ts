import type { RuleName } from '../../validator/rules'
import { breaks, passes } from './breaks'

const file = 'mine/page.js'

const refused: [RuleName, string, string, RegExp][] = [
  ['syntax', 'optional chaining', 'Page({ a: this?.b })', /ES2019/],
  ['syntax', 'an async function', 'async function load() { await null }', /async/],
  ['syntax', 'an async method', 'Page({ async onLoad() { await null } })', /async/],
  ['browser-global', 'window', 'window.open()', /^window /],
  ['browser-global', 'Intl', 'const f = new Intl.NumberFormat()', /^Intl /],
  ['browser-global', 'a test of another name', "typeof fetch === 'function' && URL", /^URL /],
  [
    'browser-global',
    'what runs before the test',
    "if (URL) { typeof URL === 'function' }",
    /^URL /,
  ],
  [
    'browser-global',
    'a use outside the test',
    "typeof atob === 'function' ? 1 : 2; atob('')",
    /^atob /,
  ],
  ['unknown-global', 'a name nobody declares', 'Page({ price: reduced })', /^reduced /],
  ['unknown-global', 'a name nobody declares, set', 'price = 3', /^price /],
  ['dynamic-code', 'eval', "eval('1')", /^eval/],
  ['dynamic-code', 'new Function', "new Function('a', 'return a')", /Function\("return a"\)/],
  ['dynamic-code', 'Function of an unknown text', 'Function(String(1))', /Function\(…\)/],
  ['pattern', 'a look-behind in quotes', "new RegExp('(?<=a)b')", /16\.4/],
  ['pattern', 'a flag that is too new', "RegExp('.', 'd')", /read as ES/],
  ['pattern', 'no pattern', "new RegExp('(')", /read as ES/],
]
for (const [rule, what, code, says] of refused) {
  breaks(rule, what, (build) => build.write(file, `Page({})\n${code}\n`), { file, line: 2, says })
}

const taken: [string, string][] = [
  ['object spread', 'Page({ ...{} })'],
  ['a browser global behind its test', "typeof document !== 'undefined' && document.body.focus()"],
  ['one in a branch of its test', "var p = typeof performance === 'object' ? performance : Date"],
  ['one in a block', "if (typeof self === 'undefined') { Page({}) } else { self.focus() }"],
  ['a test alone', 'var kind = typeof window'],
  ['a name of the file itself', "var location = '山西'; Page({ location })"],
  ['a property of that name', 'wx.login({ success: (p) => p.location })'],
  ['a pattern of the old kind', "new RegExp('^(?=a)(?:b)(c)$', 'gi')"],
  ['a pattern that looks like a look-behind', 'var p = /[(?<=a)]\\(?<=b/'],
  ['a pattern that is put together', "new RegExp('^' + wx.env.USER_DATA_PATH)"],
  ['webpack’s list of chunks', "(wx['webpackJsonp'] = wx['webpackJsonp'] || []).push([])"],
  ['what WeChat offers', 'getApp(); getCurrentPages(); wx.nextTick(() => wx.getWindowInfo())'],
]
for (const [what, code] of taken) {
  passes(what, (build) => build.write(file, `Page({})\n${code}`))
}
for (const own of ['runtime.js', 'shared/ask.js']) {
  passes(`the way to the global object, in ${own}`, (build) =>
    build.write(
      own,
      "module.exports = typeof globalThis === 'object' ? globalThis : new Function('return this')()",
    ),
  )
}
