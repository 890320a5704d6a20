import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')

const theme = { bar: '#ffffff', text: 'black', icon: 'static/home.png' }

const tab = (pagePath: string, text: string) => ({
  pagePath,
  text,
  iconPath: '@icon',
  selectedIconPath: 'static/home.png',
})

const app = {
  entryPagePath: 'home/page',
  pages: ['home/page', 'mine/page'],
  subPackages: [
    { root: 'shop', name: 'shop', pages: ['list/page'] },
    { root: 'farm', name: 'field', pages: ['field/page'] },
    { root: 'alone', pages: ['rules/page'], independent: true },
  ],
  preloadRule: { 'home/page': { packages: ['shop', 'field', '__APP__'] } },
  window: { navigationBarBackgroundColor: '@bar', navigationBarTextStyle: '@text' },
  tabBar: {
    color: '#000',
    selectedColor: '#1b5866',
    backgroundColor: '@bar',
    list: [tab('home/page', '首页'), tab('mine/page', '我的')],
  },
  darkmode: true,
  themeLocation: 'theme.json',
  sitemapLocation: 'sitemap.json',
  style: 'v2',
}

const page = (folder: string, files: Record<string, string> = {}) => ({
  [`${folder}/page.js`]: 'Page({})',
  [`${folder}/page.json`]: '{}',
  [`${folder}/page.wxml`]: '<view>{{words}}</view>',
  ...files,
})

/** One of everything: packages, themes, tabs, a component, and a reference of each kind. */
const valid = (): Record<string, string | Buffer> => ({
  'app.json': JSON.stringify(app),
  'app.js': "const ask = require('./shared/ask')\nApp({ onLaunch: () => ask() })\n",
  'app.wxss': ':root, page { --ground: #fff }\n',
  'theme.json': JSON.stringify({ light: theme, dark: { ...theme, bar: '#000000' } }),
  'sitemap.json': '{"rules":[]}',
  'static/home.png': png,
  'shared/ask.js':
    "module.exports = () =>\n  wx.request({ url: 'https://example.com', success: console.log })\n",
  'shared/sums.wxs': 'module.exports = { double: function (n) { return n * 2 } }\n',
  'shared/tint.wxss': '.tint { color: red }\n',
  'shared/row.wxml': '<template name="row"><view class="row">{{word}}</view></template>\n',
  'shared/foot.wxml': '<view class="foot" />\n',
  ...page('home', {
    'home/page.json': JSON.stringify({ usingComponents: { stamp: '../parts/stamp/stamp' } }),
    'home/page.wxml': [
      '<import src="../shared/row.wxml" />',
      '<wxs module="sums" src="../shared/sums.wxs" />',
      '<stamp wx:for="{{rows}}" wx:key="id" count="{{sums.double(item.count)}}" />',
      '<template is="row" data="{{word}}" />',
      '<include src="/shared/foot.wxml" />',
    ].join('\n'),
    'home/page.wxss': '@import "../shared/tint.wxss";\n.row { width: 750rpx }\n',
  }),
  ...page('mine'),
  ...page('shop/list', { 'shop/list/page.js': "require('../../shared/ask')\nPage({})\n" }),
  'shop/price.js': 'module.exports = 1\n',
  ...page('farm/field'),
  ...page('alone/rules'),
  'parts/stamp/stamp.js': 'Component({})',
  'parts/stamp/stamp.json': '{"component":true}',
  'parts/stamp/stamp.wxml': '<text>{{count}}</text>',
  'parts/stamp/stamp.wxss': '.stamp { color: red }\n',
})

export interface MadeBuild {
  dist: string
  write(file: string, content: string | Buffer): void
  /** Replaces what must be there. */
  edit(file: string, from: string, to: string): void
  /** Fills a file with nothing up to a size. */
  grow(file: string, bytes: number): void
  remove(file: string): void
  discard(): void
}

/** A small mini program in a folder of its own, in which no rule finds anything. */
export function makeBuild(): MadeBuild {
  const dist = fs.mkdtempSync(path.join(os.tmpdir(), 'linji-validator-'))
  const at = (file: string) => path.join(dist, file)
  const write = (file: string, content: string | Buffer) => {
    fs.mkdirSync(path.dirname(at(file)), { recursive: true })
    fs.writeFileSync(at(file), content)
  }
  for (const [file, content] of Object.entries(valid())) write(file, content)
  return {
    dist,
    write,
    edit(file, from, to) {
      const text = fs.readFileSync(at(file), 'utf8')
      if (!text.includes(from)) throw new Error(`${file} holds no ${from}`)
      write(
        file,
        text.replace(from, () => to),
      )
    },
    grow(file, bytes) {
      if (!fs.existsSync(at(file))) write(file, '')
      fs.truncateSync(at(file), bytes)
    },
    remove: (file) => fs.rmSync(at(file)),
    discard: () => fs.rmSync(dist, { recursive: true }),
  }
}
