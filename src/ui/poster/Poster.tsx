import { View } from '@tarojs/components'
import { useCallback, useState } from 'react'
import { OffscreenCanvas } from '@/platform/OffscreenCanvas'
import type { Canvas, LoadPicture } from '@/platform/offscreenCanvasProps'
import { Picture } from '@/platform/Picture'
import { saving } from '@/platform/saveToAlbum'
import { imageUrl } from '@/hosts/imageUrl'
import { Button } from '@/ui/button/Button'
import { Dialog } from '@/ui/dialog/Dialog'
import { Text } from '@/ui/text/Text'
import { drawPoster } from './drawPoster'
import styles from './Poster.module.scss'
import type { PosterData } from './posterLayout'
import { useSaving } from './useSaving'

interface PosterProps {
  data: PosterData
  /** What the file is called. */
  name?: string
}

interface Drawn {
  src: string
  /** The same, no larger than the screen shows it. */
  shown: string
}

/** A picture to hand on, with a code that opens what it shows. */
export function Poster({ data, name = '邻集海报' }: PosterProps) {
  const [picture, setPicture] = useState<'drawing' | 'failed' | Drawn>('drawing')
  const [turn, setTurn] = useState(0)
  const save = useSaving(name)
  const { title, picture: goods, subject, price, note, code, codePicture, codeWords } = data
  const draw = useCallback(
    (canvas: Canvas, load: LoadPicture) => {
      setPicture('drawing')
      const given = {
        title,
        picture: imageUrl(goods),
        subject,
        price,
        note,
        code,
        codePicture,
        codeWords,
      }
      return drawPoster(canvas, load, given)
    },
    // eslint-disable-next-line react-hooks/exhaustive-deps -- another turn draws the same anew
    [title, goods, subject, price, note, code, codePicture, codeWords, turn],
  )
  const words = [`海报：${title}`, price, note, codeWords].filter(Boolean).join('，')
  const drawn = typeof picture === 'object' ? picture : undefined
  const src = drawn?.src
  return (
    <View className={styles.poster}>
      <View className={styles.sheet}>
        <OffscreenCanvas
          draw={draw}
          onPicture={(whole, small) => setPicture({ src: whole, shown: small })}
          onFail={() => setPicture('failed')}
        />
        {drawn && (
          <Picture className={styles.picture} src={drawn.shown} alt={words} fit="cover" eager />
        )}
        {picture === 'drawing' && (
          <View className={styles.state} role="status">
            正在画海报
          </View>
        )}
        {picture === 'failed' && (
          <View className={styles.state} role="alert">
            <View>海报没有画出来</View>
            <Button kind="outline" onPress={() => setTurn(turn + 1)}>
              再试一次
            </Button>
          </View>
        )}
      </View>
      {saving.button && (
        <Button
          shape="full"
          disabled={!src}
          busy={save.busy}
          onPress={() => src && void save.save(src)}
        >
          {saving.button}
        </Button>
      )}
      <Text size="sm" tone="ink2" center>
        {saving.hint}
      </Text>
      <Dialog
        open={save.refused}
        title="需要相册权限"
        confirm="去设置"
        cancel="不存了"
        onConfirm={() => src && void save.ask(src)}
        onCancel={save.giveUp}
      >
        要把海报存进手机相册，请在设置里打开“添加到相册”，回来后会接着保存。
      </Dialog>
    </View>
  )
}
