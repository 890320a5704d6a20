import { Canvas as CanvasView } from '@tarojs/components'
import Taro from '@tarojs/taro'
import { useEffect, useState } from 'react'
import { type Canvas, type OffscreenCanvasProps, quality } from './offscreenCanvasProps'

type CanvasNode = Canvas & { createImage: () => HTMLImageElement }

/** As large as the box that holds it, which tells how large the picture will be shown. */
const outOfSight = { position: 'absolute', left: '-9999px', width: '100%', height: '100%' } as const

let count = 0

/** Draws a picture where nobody sees it. */
export function OffscreenCanvas({ draw, onPicture, onFail }: OffscreenCanvasProps) {
  const [id] = useState(() => `easel-${++count}`)
  useEffect(() => {
    let wanted = true
    pictureOf(id, draw).then(
      ({ whole, shown }) => wanted && onPicture(whole, shown),
      () => wanted && onFail(),
    )
    return () => {
      wanted = false
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only another drawing is drawn anew
  }, [draw, id])
  return <CanvasView type="2d" id={id} canvasId={id} style={outOfSight} />
}

async function pictureOf(id: string, draw: OffscreenCanvasProps['draw']) {
  const { canvas, width } = await nodeOf(id)
  await draw(canvas, (src) => load(canvas, src))
  const whole = await exported(canvas, canvas.width)
  const onScreen = Math.floor(width * Taro.getWindowInfo().pixelRatio)
  const shown = onScreen < canvas.width ? await exported(canvas, onScreen) : whole
  return { whole, shown }
}

async function exported(canvas: CanvasNode, width: number): Promise<string> {
  const { tempFilePath } = await Taro.canvasToTempFilePath({
    canvas: canvas as unknown as Taro.Canvas,
    destWidth: width,
    destHeight: Math.floor((width * canvas.height) / canvas.width),
    fileType: 'jpg',
    quality,
  })
  return tempFilePath
}

interface Found {
  canvas: CanvasNode
  /** Of its place on the screen. */
  width: number
}

/** The canvas is there only after the page was drawn. */
const nodeOf = (id: string): Promise<Found> =>
  new Promise((resolve, reject) => {
    Taro.nextTick(() => {
      Taro.createSelectorQuery()
        .select(`#${id}`)
        .fields({ node: true, size: true })
        .exec(([found]: { node?: CanvasNode; width: number }[]) => {
          if (found?.node) resolve({ canvas: found.node, width: found.width })
          else reject(new Error(`no canvas ${id}`))
        })
    })
  })

const load = (canvas: CanvasNode, src: string): Promise<HTMLImageElement> =>
  new Promise((resolve, reject) => {
    const image = canvas.createImage()
    image.onload = () => resolve(image)
    image.onerror = () => reject(new Error(`no picture ${src}`))
    image.src = src
  })
