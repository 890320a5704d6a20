import { breaks, passes } from './breaks'

breaks(
  'template',
  'an expression that ends early',
  (b) => b.write('mine/page.wxml', '\n<view a="{{b +}}" />'),
  {
    file: 'mine/page.wxml',
    line: 2,
    also: ['wcc'],
  },
)
breaks('template', 'an attribute twice', (b) => b.write('mine/page.wxml', '<view a="1" a="2" />'), {
  file: 'mine/page.wxml',
  line: 1,
})
breaks('wcc', 'an else without an if', (b) => b.write('mine/page.wxml', '\n\n<view wx:else />'), {
  file: 'mine/page.wxml',
  line: 3,
  also: ['template'],
})
breaks(
  'wcc',
  'a script of templates that cannot be read',
  (build) => build.write('mine/page.wxml', '<wxs module="sums">\nvar a = ;\n</wxs>'),
  { file: 'mine/page.wxml' },
)
breaks(
  'template-name',
  'a template that nobody wrote',
  (build) => build.edit('home/page.wxml', 'is="row"', 'is="line"'),
  { file: 'home/page.wxml', line: 4, says: /line/ },
)
breaks(
  'template-name',
  'a template that only an imported file imports',
  (build) => {
    build.write('shared/rows.wxml', '<import src="./row.wxml" />')
    build.edit('home/page.wxml', '../shared/row.wxml', '../shared/rows.wxml')
  },
  { file: 'home/page.wxml', line: 4 },
)
passes('a template chosen when the page runs', (build) =>
  build.edit('home/page.wxml', 'is="row"', 'is="{{kind}}"'),
)
passes('what a comment or a template script says', (build) =>
  build.write(
    'mine/page.wxml',
    '<!-- <import src="lost.wxml" /> -->\n<wxs module="a">var b = "<import src=lost>"; module.exports = { b: b }</wxs><view>{{a.b}}</view>',
  ),
)

breaks(
  'template-series',
  'a template that is chosen by a number',
  (build) =>
    build.write(
      'mine/page.wxml',
      [0, 1, 3].map((n) => `<template name="level_${n}_7"><view /></template>`).join('\n'),
    ),
  { file: 'mine/page.wxml', says: /level_2_7/ },
)
passes('a template with a number that stands alone', (build) =>
  build.write('mine/page.wxml', '<template name="level_15_rest"><view /></template>'),
)

breaks(
  'unknown-tag',
  'a tag that nobody declares',
  (build) => build.write('mine/page.wxml', '\n<my-widget />'),
  { file: 'mine/page.wxml', line: 2, says: /<my-widget> .*mine\/page\.json/ },
)
breaks(
  'unknown-tag',
  'a component in a shared template that one page does not name',
  (build) => {
    build.write('shared/row.wxml', '<template name="row"><stamp /></template>')
    build.write('mine/page.wxml', '<import src="/shared/row" />')
  },
  { file: 'shared/row.wxml', line: 1, says: /mine\/page\.json/ },
)
passes('a component that the whole app names', (build) => {
  build.edit('app.json', '"style"', '"usingComponents":{"stamp":"/parts/stamp/stamp"},"style"')
  build.write('mine/page.wxml', '<stamp bindprinted="print" />')
})

breaks(
  'event-name',
  'a misspelt event',
  (build) => build.write('mine/page.wxml', '<view>\n<view bindtpa="go" /></view>'),
  { file: 'mine/page.wxml', line: 2, says: /<view> has no event tpa/ },
)
breaks(
  'event-name',
  'an event of another component',
  (build) => build.write('mine/page.wxml', '<view capture-bind:scrolltolower="more" />'),
  { file: 'mine/page.wxml', line: 1, says: /scrolltolower/ },
)
passes('events in every spelling', (build) =>
  build.write(
    'mine/page.wxml',
    '<view bindtap="a" catch:touchmove="b" capture-catch:longpress="c" mut-bind:tap="d" />',
  ),
)

breaks(
  'open-type',
  'a misspelt open-type',
  (build) => build.write('mine/page.wxml', '<button open-type="shaer" />'),
  { file: 'mine/page.wxml', line: 1, says: /shaer/ },
)
breaks(
  'open-type',
  'a misspelt open-type in a script',
  (build) => build.write('mine/page.js', "Page({ props: { openType: 'shaer' } })"),
  { file: 'mine/page.js', line: 1, says: /shaer/ },
)
passes('open-types, also two at once and one from the script', (build) =>
  build.write(
    'mine/page.wxml',
    '<button open-type="share|agreePrivacyAuthorization" /><button open-type="{{kind}}" /><navigator open-type="exit" target="miniProgram" />',
  ),
)
breaks(
  'withdrawn',
  'a button for the profile',
  (build) => build.write('mine/page.wxml', '<button open-type="getUserInfo" />'),
  { file: 'mine/page.wxml', line: 1, says: /getUserInfo/ },
)
breaks(
  'withdrawn',
  'somebody’s name by itself',
  (build) => build.write('mine/page.wxml', '<open-data type="userNickName" />'),
  { file: 'mine/page.wxml', line: 1, says: /open-data/ },
)
