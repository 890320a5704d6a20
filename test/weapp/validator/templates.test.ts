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
