import { View } from '@tarojs/components'
import { useCallback, useState } from 'react'
import { OffscreenCanvas } from '@/platform/OffscreenCanvas'
import type { Canvas } from '@/platform/offscreenCanvasProps'
import { Picture } from '@/platform/Picture'
import { Button } from '@/ui/button/Button'
import { drawScatter } from './drawScatter'
import type { Recording } from './rri'
import styles from './Scatter.module.scss'

interface SheetProps {
  recording: Recording
  /** Where it lies on the phone once it is drawn; undefined while it is not. */
  onDrawn: (src: string | undefined) => void
}

type State = 'drawing' | 'failed' | { shown: string }

/** The points on their paper, drawn on this phone. */
export function Sheet({ recording, onDrawn }: SheetProps) {
  const [state, setState] = useState<State>('drawing')
  const [turn, setTurn] = useState(0)
  const { rri_id: id, revision, sentence } = recording
  const draw = useCallback(
    (canvas: Canvas) => {
      setState('drawing')
      onDrawn(undefined)
      return drawScatter(canvas, recording)
    },
    // eslint-disable-next-line react-hooks/exhaustive-deps -- another turn draws the same anew
    [id, revision, turn],
  )
  return (
    <View className={styles.sheet}>
      <OffscreenCanvas
        draw={draw}
        onPicture={(whole, shown) => {
          setState({ shown })
          onDrawn(whole)
        }}
        onFail={() => setState('failed')}
      />
      {typeof state === 'object' && (
        <Picture
          className={styles.picture}
          src={state.shown}
          alt={`心跳间隔散点图：${sentence}`}
          eager
        />
      )}
      {state === 'drawing' && (
        <View className={styles.state} role="status">
          正在画图
        </View>
      )}
      {state === 'failed' && (
        <View className={styles.state} role="alert">
          <View>图没有画出来</View>
          <Button kind="outline" onPress={() => setTurn(turn + 1)}>
            再试一次
          </Button>
        </View>
      )}
    </View>
  )
}
