import { removed, type Seed, written } from './Seed'

const KB = 1024
const json = written('mine/page.json')

const tabs = (count: number) =>
  Array.from({ length: count }, () => '{"pagePath":"home/page","text":"首页"}').join(',')

/** Files, app.json and packages. */
export const packageSeeds: Seed[] = [
  removed('app.js is gone', 'app-script', 'app.js'),
  removed('a page of a subpackage has no template', 'page-files', 'shop/list/page.wxml'),
  removed('a component is gone', 'component', 'parts/stamp/stamp.js'),
  removed('an imported template is gone', 'missing-file', 'shared/row.wxml'),
  removed('an imported style sheet is gone', 'missing-file', 'shared/tint.wxss'),
  removed('a chunk is gone', 'missing-file', 'shared/ask.js'),
  json('a JSON file is broken', 'json', '{"a":'),
  json('a page key has a wrong value', 'page-json', '{"navigationBarTextStyle":"grey"}'),
  json('a page key is unknown', 'page-json', '{"navigationTitle":"我的"}'),
  json('a theme name has no value', 'theme', '{"backgroundColor":"@paper"}'),
  json('a plugin is not declared', 'plugin', '{"usingComponents":{"chat":"plugin://talk/chat"}}'),
  {
    name: 'a page is named twice',
    rule: 'page-once',
    seed: (build) => build.edit('app.json', '"mine/page"]', '"mine/page","mine/page"]'),
  },
  {
    name: 'there are six tabs',
    rule: 'app-json',
    seed: (build) => build.edit('app.json', '"list":[', `"list":[${tabs(4)},`),
  },
  {
    name: 'a tab leads into a subpackage',
    rule: 'tab-page',
    seed: (build) =>
      build.edit('app.json', '{"pagePath":"mine/page"', '{"pagePath":"shop/list/page"'),
  },
  {
    name: 'the dark icon of a tab is not there',
    rule: 'tab-icon',
    seed: (build) => build.edit('theme.json', '"static/home.png"', '"static/night.png"'),
  },
  {
    name: 'the entry is no page',
    rule: 'entry-page',
    seed: (build) =>
      build.edit('app.json', '"entryPagePath":"home/page"', '"entryPagePath":"start"'),
  },
  {
    name: 'the main package uses a subpackage',
    rule: 'package-boundary',
    seed: (build) => build.edit('app.js', './shared/ask', './shop/price'),
  },
  {
    name: 'a subpackage uses another',
    rule: 'package-boundary',
    seed: (build) => build.write('farm/field/page.js', "require('../../shop/price.js')\nPage({})"),
  },
  {
    name: 'a package is over 2 MB',
    rule: 'package-size',
    seed: (build) => build.grow('shop/a.mp3', 2 * KB * KB),
  },
  {
    name: 'a picture has 300 KB',
    rule: 'image-size',
    seed: (build) => build.grow('static/home.png', 300 * KB),
  },
  written('static/a.gif')('a picture is not what its name says', 'image-format', 'PNG'),
  written('shared/ask.ts')('a source file lies about', 'file-type', 'export {}'),
  {
    name: 'a page folder is not named',
    rule: 'unnamed-page',
    seed(build) {
      build.write('lost/page.js', 'Page({})')
      build.write('lost/page.json', '{}')
      build.write('lost/page.wxml', '<view />')
    },
  },
  {
    name: 'a page that is opened was taken out of app.json',
    rule: 'page-address',
    seed(build) {
      build.edit('app.json', '"pages":["field/page"]', '"pages":["fields/page"]')
      build.write('mine/page.js', "Page({ go: () => wx.navigateTo({ url: '/farm/field/page' }) })")
    },
  },
]
