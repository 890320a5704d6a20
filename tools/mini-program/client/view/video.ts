import { asset, BuiltIn } from './BuiltIn'

/** `video`: the browser's own player, heard of by WeChat's events. */
export class Video extends BuiltIn {
  readonly player = document.createElement('video')

  protected override prepare() {
    const { player } = this
    player.playsInline = true
    this.append(player)
    for (const type of ['play', 'pause', 'ended', 'waiting'])
      player.addEventListener(type, () => this.fire(type))
    player.addEventListener('timeupdate', () => {
      this.fire('timeupdate', { currentTime: player.currentTime, duration: player.duration })
    })
    player.addEventListener('loadedmetadata', () => {
      const start = this.number('initial-time', 0)
      if (start > 0) player.currentTime = start
      const { videoWidth: width, videoHeight: height, duration } = player
      this.fire('loadedmetadata', { width, height, duration })
    })
    player.addEventListener('error', () => {
      this.fire('error', { errMsg: player.error?.message ?? '' })
    })
  }

  protected override update(changed: Set<string>) {
    const { player } = this
    player.controls = this.read('controls', 'true') !== 'false'
    player.loop = this.flag('loop')
    player.muted = this.flag('muted')
    player.autoplay = this.flag('autoplay')
    player.poster = asset(this.read('poster'))
    player.style.objectFit = this.read('object-fit', 'contain')
    if (changed.has('src')) player.src = asset(this.read('src'))
  }
}
