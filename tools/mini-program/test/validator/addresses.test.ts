import { breaks, passes } from './breaks'
import { bundle, bundledLine } from './bundled'

const script = 'mine/page.js'
const template = 'mine/page.wxml'

for (const [what, tag] of [
  ['a picture', '<image src="http://example.com/a.png" />'],
  ['a page of the web', '<web-view src="http://example.com" />'],
] as const) {
  breaks('https', `${what} over http`, (build) => build.write(template, tag), {
    file: template,
    line: 1,
    says: /http:\/\/example\.com/,
  })
}
breaks(
  'https',
  'a server over http',
  (build) => build.write(script, "Page({ origin: 'http://api.example.com' })"),
  { file: script, line: 1, says: /is not https/ },
)
const preview = "Page({ origin: 'http://127.0.0.1:8080' })"
passes('a preview that asks this machine', (build) => build.write(script, preview))
breaks('https', 'a release that asks this machine', (build) => build.write(script, preview), {
  file: script,
  line: 1,
  says: /nobody else/,
  asked: { release: true },
})
passes(
  'names that look like addresses',
  (build) =>
    build.write(
      script,
      "Page({ a: 'http://www.w3.org/2000/svg', b: 'http://tmp/1.png', c: 'http://' + wx.env })",
    ),
  { release: true },
)

const card = (imageUrl: string) => `Page({ onShareAppMessage: () => ({ imageUrl: ${imageUrl} }) })`
for (const [what, picture, says] of [
  ['a drawing', '/static/home.svg', /no PNG or JPEG/],
  ['a picture that is not there', '/static/rice.png', /not in the package/],
  ['a picture of the server without its origin', '/goods/rice.jpg', /not in the package/],
] as const) {
  breaks('card-picture', `a card with ${what}`, (b) => b.write(script, card(`'${picture}'`)), {
    file: script,
    line: 1,
    says,
    also: picture.startsWith('/static') ? ['local-picture'] : [],
  })
}
breaks(
  'card-picture',
  'a card with a picture under a name',
  (build) => bundle(build, "const p='/goods/rice.svg';n.card=t=>({imageUrl:t?t.image:p})"),
  { file: script, line: bundledLine, says: /rice\.svg/ },
)
passes('cards with pictures of the package, of a server, and with none', (build) => {
  const pictures = ["'/static/home.png'", "'https://example.com/a.jpg?w=5'", "''", 'this.picture']
  build.write(
    script,
    `Page({ cards: [${pictures.map((each) => `{ imageUrl: ${each} }`).join()}] })`,
  )
})

breaks(
  'local-picture',
  'a template that shows what is not there',
  (build) => build.write(template, '\n<image src="../static/field.png" />'),
  { file: template, line: 2, says: /field\.png/ },
)
breaks(
  'local-picture',
  'a script that names what is not there',
  (build) => build.write(script, "Page({ icon: '/static/homes.png' })"),
  { file: script, line: 1, says: /homes\.png/ },
)
passes('pictures of the package, of the server and from the data', (build) => {
  build.write(script, "Page({ icon: '/static/home.png', path: '/static/goods/rice.svg' })")
  build.write(template, '<image src="/static/home.png" /><image src="{{icon}}" /><image src="" />')
})
