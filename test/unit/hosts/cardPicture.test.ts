import { cardPicture } from '@/hosts/cardPicture'

const here = window.location.origin
const brand = '/static/brand/share.png'

afterEach(() => {
  process.env.TARO_APP_IMAGE_HOST = ''
})

describe('the picture of a card', () => {
  test.each([
    ['/files/abc.png', `${here}/files/abc.png`],
    ['/files/abc.JPG?x=1', `${here}/files/abc.JPG?x=1`],
    ['https://elsewhere.example/a.jpeg', 'https://elsewhere.example/a.jpeg'],
    ['/static/goods/7.svg', here + brand],
    ['data:image/png;base64,AAAA', here + brand],
    ['', here + brand],
    [undefined, here + brand],
  ])('of %s is %s', (image, shown) => {
    expect(cardPicture(image)).toBe(shown)
  })

  test('lies on the image host, ours too', () => {
    process.env.TARO_APP_IMAGE_HOST = 'https://img.linji.example'
    expect(cardPicture('/files/abc.png')).toBe('https://img.linji.example/files/abc.png')
    expect(cardPicture('/static/goods/7.svg')).toBe(`https://img.linji.example${brand}`)
  })
})
