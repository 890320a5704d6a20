import { imageUrl, onHost } from '@/hosts/imageUrl'

const host = 'https://img.linji.example'

describe('the address of a picture', () => {
  test.each([
    ['/static/goods/1.svg', `${host}/static/goods/1.svg`],
    ['uploads/a.png', `${host}/uploads/a.png`],
    ['https://elsewhere.example/1.png', 'https://elsewhere.example/1.png'],
    ['HTTPS://elsewhere.example/1.png', 'HTTPS://elsewhere.example/1.png'],
    ['//elsewhere.example/1.png', 'https://elsewhere.example/1.png'],
    ['data:image/png;base64,AAAA', 'data:image/png;base64,AAAA'],
    ['wxfile://tmp_1.jpg', 'wxfile://tmp_1.jpg'],
    ['', ''],
  ])('%s is %s', (named, address) => {
    expect(onHost(host, named)).toBe(address)
    expect(onHost(`${host}/`, named)).toBe(address)
  })

  describe('by path', () => {
    const set = (imageHost: string, local: string) => {
      process.env.TARO_APP_IMAGE_HOST = imageHost
      process.env.TARO_APP_IMAGES_LOCAL = local
    }
    afterEach(() => set('', ''))

    test('lies where the API does while no image host is set', () => {
      expect(imageUrl('/static/a.png')).toBe('/static/a.png')
    })

    test('gets the image host', () => {
      set(host, '')
      expect(imageUrl('/static/a.png')).toBe(`${host}/static/a.png`)
    })

    test('gets the local host while the flag is set', () => {
      set(host, '1')
      expect(imageUrl('/static/a.png')).toBe('/static/a.png')
      expect(imageUrl('https://elsewhere.example/1.png')).toBe('https://elsewhere.example/1.png')
    })
  })
})
