import { gcj02 } from '@/format/gcj02'

describe("a satellite's point on China's maps", () => {
  // the vectors that the known implementations (eviltransform and its ports) are tried with
  test.each([
    ['Shanghai', 31.1774276, 121.5272106, 31.17530398364597, 121.531541859215],
    ['Shenzhen', 22.543847, 113.912316, 22.540796131694766, 113.9171764808363],
    ['Beijing', 39.911954, 116.377817, 39.91334545536069, 116.38404722455657],
  ])('in %s', (_, latitude, longitude, north, east) => {
    const there = gcj02({ latitude, longitude })
    expect(there.latitude).toBeCloseTo(north, 6)
    expect(there.longitude).toBeCloseTo(east, 6)
  })

  test.each([
    ['Denver', 39.7392, -104.9903],
    ['Brisbane', -27.4698, 153.0251],
    ['Reykjavik', 64.0464, -16.1776],
  ])('is where it was in %s', (_, latitude, longitude) => {
    expect(gcj02({ latitude, longitude })).toEqual({ latitude, longitude })
  })
})
