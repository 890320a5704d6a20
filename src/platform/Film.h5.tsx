import { useEffect, useRef } from 'react'
import './Film.h5.scss'
import type { FilmProps } from './filmProps'

/** A film without a bar to drag: it is played, or it stands. */
export function Film(props: FilmProps) {
  const { id, src, poster, label, from, running, onMove, onRun, onEnd, onError } = props
  const film = useRef<HTMLVideoElement>(null)
  const told = useRef(onRun)
  useEffect(() => {
    told.current = onRun
  })
  useEffect(() => {
    const player = film.current
    if (!player) return
    // what a browser does not play without a tap stands still, and says so
    if (running) void player.play().catch(() => told.current(false))
    else player.pause()
  }, [running])
  return (
    <video
      id={id}
      ref={film}
      className="film"
      src={src}
      poster={poster || undefined}
      aria-label={label}
      playsInline
      preload="metadata"
      disablePictureInPicture
      onLoadedMetadata={({ currentTarget }) => {
        if (from > 0 && from < currentTarget.duration - 1) currentTarget.currentTime = from
      }}
      onTimeUpdate={({ currentTarget }) => onMove(currentTarget.currentTime)}
      onPlay={() => onRun(true)}
      onPause={() => onRun(false)}
      onEnded={onEnd}
      onError={onError}
    />
  )
}
