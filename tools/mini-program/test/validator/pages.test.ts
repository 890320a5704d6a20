import { breaks, passes } from './breaks'
import type { MadeBuild } from './makeBuild'

for (const ending of ['js', 'json', 'wxml']) {
  breaks(
    'page-files',
    `a page without its ${ending}`,
    (b) => b.remove(`shop/list/page.${ending}`),
    {
      file: 'app.json',
      says: new RegExp(`shop/list/page\\.${ending}`),
    },
  )
}
passes('a page without a style sheet', (build) => build.remove('home/page.wxss'))

breaks(
  'page-once',
  'a page named twice',
  (build) => build.edit('app.json', '"mine/page"]', '"mine/page","mine/page"]'),
  { file: 'app.json', says: /mine\/page/ },
)

breaks(
  'entry-page',
  'an entry that is no page',
  (build) => build.edit('app.json', '"entryPagePath":"home/page"', '"entryPagePath":"start/page"'),
  { file: 'app.json', says: /start\/page/ },
)

breaks(
  'package-roots',
  'a page of the main package inside a subpackage',
  (build) => {
    build.edit('app.json', '"mine/page"]', '"mine/page","shop/new/page"]')
    for (const [ending, text] of [
      ['js', 'Page({})'],
      ['json', '{}'],
      ['wxml', '<view />'],
    ] as const)
      build.write(`shop/new/page.${ending}`, text)
  },
  { file: 'app.json', says: /shop\/new\/page/ },
)
breaks(
  'package-roots',
  'a subpackage inside another',
  (build) =>
    build.edit(
      'app.json',
      '"root":"farm","name":"field","pages":["field/page"]',
      '"root":"shop/list","name":"field","pages":["page"]',
    ),
  {
    file: 'app.json',
    says: /shop\/list lies in the subpackage shop/,
    also: ['page-once', 'unnamed-page'],
  },
)

breaks(
  'preload',
  'a package that does not exist',
  (build) => build.edit('app.json', '["shop","field"', '["shop","meadow"'),
  { file: 'app.json', says: /meadow/ },
)
breaks(
  'preload',
  'a page that does not exist',
  (build) => build.edit('app.json', '"preloadRule":{"home/page"', '"preloadRule":{"start/page"'),
  { file: 'app.json', says: /start\/page/ },
)

breaks(
  'tab-page',
  'a tab in a subpackage',
  (build) => build.edit('app.json', '{"pagePath":"mine/page"', '{"pagePath":"shop/list/page"'),
  { file: 'app.json', says: /shop\/list\/page/ },
)

breaks(
  'tab-icon',
  'an icon that one theme lacks',
  (build) => build.edit('theme.json', '"static/home.png"', '"static/night.png"'),
  { file: 'app.json', says: /static\/night\.png/ },
)
breaks('tab-icon', 'an icon over 40 KB', (build) => build.grow('static/home.png', 40 * 1024 + 1), {
  file: 'static/home.png',
  says: /40 KB/,
})
breaks(
  'tab-icon',
  'an icon that is no PNG or JPEG',
  (build) => {
    build.write('static/home.svg', '<svg />')
    build.edit(
      'app.json',
      '"selectedIconPath":"static/home.png"',
      '"selectedIconPath":"static/home.svg"',
    )
  },
  { file: 'static/home.svg' },
)
passes('an icon of exactly 40 KB', (build) => build.grow('static/home.png', 40 * 1024))

breaks('app-script', 'no script that starts the app', (build) => build.remove('app.js'), {
  file: 'app.js',
  says: /missing/,
})
breaks(
  'page-script',
  'a page that never hands itself over',
  (build) => build.write('mine/page.js', 'var title = 1'),
  { file: 'mine/page.js' },
)
passes('a page that is a component', (build) => build.write('mine/page.js', 'Component({})'))

const lostPage = (build: MadeBuild) => {
  build.write('lost/page.js', 'Page({})')
  build.write('lost/page.json', '{}')
  build.write('lost/page.wxml', '<view />')
}
breaks('unnamed-page', 'a page that app.json does not name', lostPage, { file: 'lost/page.json' })

const away = (build: MadeBuild) =>
  build.edit('app.json', '"pages":["rules/page"]', '"pages":["all/page"]')
breaks(
  'page-address',
  'a page that was taken out of app.json',
  (build) => {
    away(build)
    build.write(
      'mine/page.js',
      "Page({ read: () => wx.navigateTo({ url: '/alone/rules/page?id=3' }) })",
    )
  },
  { file: 'mine/page.js', line: 1, says: /rules/, also: ['page-files', 'unnamed-page'] },
)
breaks(
  'page-address',
  'a link to a page that is not there',
  (build) => build.write('mine/page.wxml', '<navigator url="/shop/lists/page" />'),
  { file: 'mine/page.wxml', line: 1, says: /shop\/lists\/page/ },
)
passes('addresses of pages, files, packages and other apps', (build) => {
  build.write(
    'mine/page.js',
    "Page({ a: '/shop/list/page?id=1', b: 'farm/field/page', c: '/shop/price', d: 'shop', e: 'a/page' })",
  )
  build.write('mine/page.wxml', '<navigator target="miniProgram" url="home/other/page" />')
})

breaks(
  'plugin',
  'a component of a plugin that nobody declares',
  (build) => build.write('mine/page.json', '{"usingComponents":{"chat":"plugin://talk/chat"}}'),
  { file: 'mine/page.json', says: /talk/ },
)
breaks(
  'plugin',
  'its page, and its script',
  (build) =>
    build.write('mine/page.js', "Page({ u: 'plugin://talk/main' })\nrequirePlugin('talk')"),
  { file: 'mine/page.js', line: 2, says: /talk/ },
)
passes('a plugin of the package that uses it', (build) => {
  build.edit('app.json', '"name":"shop"', '"name":"shop","plugins":{"talk":{"version":"1.0.0"}}')
  build.write('shop/list/page.json', '{"usingComponents":{"chat":"plugin://talk/chat"}}')
})
