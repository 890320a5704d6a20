import { mapPage } from '@/platform/mapPage.h5'

test('leads a browser to a page that opens the map of the phone, at the place as China draws it', () => {
  const url = new URL(
    mapPage({ latitude: 30.36, longitude: 120.03, name: '东苑 & 西苑店', address: '东苑 1 号' }),
  )
  expect(url.origin + url.pathname).toBe('https://uri.amap.com/marker')
  expect(Object.fromEntries(url.searchParams)).toEqual({
    position: '120.03,30.36',
    name: '东苑 & 西苑店',
    src: 'linji',
    coordinate: 'gaode',
    callnative: '1',
  })
})
