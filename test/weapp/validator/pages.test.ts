import { breaks, passes } from './breaks'

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
  { file: 'app.json', says: /shop\/list lies in the subpackage shop/, also: ['page-once'] },
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
