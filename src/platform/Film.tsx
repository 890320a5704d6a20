import { Video } from '@tarojs/components'
import Taro from '@tarojs/taro'
import { useEffect, useRef, useState } from 'react'
import type { FilmProps } from './filmProps'

const whole = { width: '100%', height: '100%' }

/** A film without a bar to drag: it is played, or it stands. */
export function Film(props: FilmProps) {
  const { id, src, poster, label, from, running, onMove, onRun, onEnd, onError } = props
  // the player may not be there yet: it begins by itself, and before it runs there is nothing to pause
  const [atOnce] = useState(running)
  const ran = useRef(atOnce)
  useEffect(() => {
    if (running && !ran.current) Taro.createVideoContext(id).play()
    else if (!running && ran.current) Taro.createVideoContext(id).pause()
    ran.current = running
  }, [id, running])
  return (
    <Video
      id={id}
      src={src}
      poster={poster}
      style={whole}
      title={label}
      autoplay={atOnce}
      controls={false}
      showCenterPlayBtn={false}
      enableProgressGesture={false}
      initialTime={from}
      onTimeUpdate={({ detail }) => onMove(detail.currentTime)}
      onPlay={() => onRun(true)}
      onPause={() => onRun(false)}
      onEnded={onEnd}
      onError={onError}
    />
  )
}
