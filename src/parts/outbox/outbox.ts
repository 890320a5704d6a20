import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { Refused, Unable } from '@/request/errors'
import { ask } from '@/request/send'
import { wiring } from '@/request/wiring'
import { session } from '@/session/session'
import { readJson, writeJson } from '@/session/stored'
import { passes, wantsPhotosAgain } from './passes'
import { learn } from './learn'
import { dropPhotos, sendPhoto } from './photos'
import { areKept, type KeptStep, type Photo, photosOf, type Step } from './step'

const key = '_slot_steps'

/**
 * What was done and has yet to be told: it is written down before it is sent, and goes once the
 * server has it, its pictures first. Each step counts once by its own number, so that it may be sent
 * again. It stays when its owner signs out or clears the phone, and only their own session sends it.
 */
class Outbox {
  kept: readonly KeptStep[] = readJson(key, areKept) ?? []
  private sending: Promise<void> | undefined

  constructor() {
    makeAutoObservable<this, 'sending'>(this, { kept: observableRef, sending: false })
  }

  /** Of whoever is signed in, in the order in which they were done. */
  get mine(): readonly KeptStep[] {
    return this.kept.filter(({ by }) => by === session.identity)
  }

  get waiting(): readonly KeptStep[] {
    return this.mine.filter(({ refused }) => refused === '')
  }

  /** How many pictures are still on the phone alone. */
  get photosWaiting(): number {
    return this.waiting.flatMap(({ step }) => photosOf(step)).filter(({ uploadId }) => !uploadId)
      .length
  }

  /** Done just now: kept first, then sent if there is a way. */
  add(step: Step): Promise<void> {
    this.write([...this.kept, { step, by: session.identity, refused: '' }])
    return this.send()
  }

  /** All that waits, one after the other; it ends where there is no way at the moment. */
  send(): Promise<void> {
    this.sending ??= this.sendWaiting().finally(() => {
      this.sending = undefined
    })
    return this.sending
  }

  /** The person gives up a step that the server would not have. */
  drop({ step }: KeptStep): void {
    this.write(this.without(step))
    void dropPhotos(photosOf(step))
  }

  private async sendWaiting(): Promise<void> {
    for (let next = this.waiting[0]; next; next = this.waiting[0]) {
      const { step } = next
      try {
        const { data, touches } = await this.tell(step)
        runInAction(() => {
          learn(step, data)
          this.write(this.without(step))
        })
        await dropPhotos(photosOf(step))
        wiring.touched(touches)
      } catch (thrown) {
        if (thrown instanceof Unable || (thrown instanceof Refused && !passes(thrown)))
          runInAction(() => this.write(this.marked(step, thrown.message)))
        else return
      }
    }
  }

  private async tell(step: Step) {
    try {
      return await this.tellOnce(step)
    } catch (thrown) {
      const old = photosOf(step)
      if (old.length === 0 || !(thrown instanceof Refused) || !wantsPhotosAgain(thrown))
        throw thrown
      // what was sent days ago and never used is gone by now
      runInAction(() =>
        this.write(
          this.withPhotos(
            step,
            old.map(({ file }) => ({ file })),
          ),
        ),
      )
      return this.tellOnce({ ...step, photos: old.map(({ file }) => ({ file })) })
    }
  }

  private async tellOnce(step: Step) {
    const photos = await this.sendPhotos(step)
    const ids = photos.map(({ uploadId }) => uploadId).join(',')
    return ask(
      'POST',
      step.path,
      { ...step.input, ...(ids && { picture_ids: ids }) },
      { quiet: true },
    )
  }

  private async sendPhotos(step: Step): Promise<readonly Photo[]> {
    let photos = photosOf(step)
    for (const photo of photos) {
      if (photo.uploadId) continue
      const uploadId = await sendPhoto(photo)
      photos = photos.map((one) => (one.file === photo.file ? { ...one, uploadId } : one))
      const sent = photos
      runInAction(() => this.write(this.withPhotos(step, sent)))
    }
    return photos
  }

  private without({ input: { work_id } }: Step): readonly KeptStep[] {
    return this.kept.filter(({ step }) => step.input.work_id !== work_id)
  }

  private marked({ input: { work_id } }: Step, refused: string): readonly KeptStep[] {
    return this.kept.map((one) => (one.step.input.work_id === work_id ? { ...one, refused } : one))
  }

  private withPhotos({ input: { work_id } }: Step, photos: readonly Photo[]): readonly KeptStep[] {
    return this.kept.map((one) =>
      one.step.input.work_id === work_id ? { ...one, step: { ...one.step, photos } } : one,
    )
  }

  private write(kept: readonly KeptStep[]): void {
    writeJson(key, kept.length > 0 ? kept : null)
    this.kept = kept
  }
}

export const outbox = new Outbox()
