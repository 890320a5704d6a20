import { makeAutoObservable, observableRef } from 'mobx'
import type { Out } from '@contract/api'
import { read, remove, write } from '../platform/storage'
import { randomUuid } from '../platform/uuid'
import type { Place } from '../routes/route'
import { keys } from './keys'
import { readReturnPlace, writeReturnPlace } from './returnPlace'
import { isRecord, readJson, writeJson } from './stored'

export type User = Out<'/tp5/api/UserLogin/smsLogin'>

export interface Position {
  latitude: number
  longitude: number
}

/** A village that somebody looks around in, wherever they are. */
export interface LookedAt extends Position {
  name: string
}

/** Sent with every request. */
const version = { format: 'json', terminal: 'webmall', hm_version: '8.0.8' }

type Stored = Partial<User> & Pick<User, 'access_token'>

const isUser = (value: unknown): value is Stored =>
  isRecord(value) && typeof value.access_token === 'string'

/** Other pages of the host keep it too, some of them with the token alone. */
function storedUser(): User | null {
  const stored = readJson(keys.user, isUser)
  if (!stored) return null
  const roles = Array.isArray(stored.roles) ? stored.roles : []
  return { user_id: '', nickname: '', phone: '', ...stored, roles }
}

const isPosition = (value: unknown): value is Position =>
  isRecord(value) && Boolean(value.latitude) && value.longitude !== undefined
const isLookedAt = (value: unknown): value is LookedAt => isPosition(value) && 'name' in value

class Session {
  user: User | null = storedUser()
  /** As the phone measured it. */
  position: Position | null =
    readJson(keys.position, isPosition) ?? readJson(keys.positionToo, isPosition) ?? null
  lookedAt: LookedAt | null = readJson(keys.lookedAt, isLookedAt) ?? null
  /** 'iter' inside the operator's mini program. */
  marker: string = __APP__ === 'iter' ? 'iter' : (read(keys.marker) ?? '')
  uuid: string = read(keys.uuid) ?? randomUuid()
  readonly version = version

  constructor() {
    makeAutoObservable(this, {
      user: observableRef,
      position: observableRef,
      lookedAt: observableRef,
      uuid: false,
      version: false,
      // what the storage holds now, which no store is told of
      returnLocation: false,
    })
    this.keepFixed()
  }

  get token(): string {
    return this.user?.access_token ?? ''
  }

  get signedIn(): boolean {
    return this.token !== ''
  }

  /** Changes whenever another person sits in front of the app. */
  get identity(): string {
    return this.user?.user_id || this.token
  }

  signIn(user: User): void {
    this.user = user
    writeJson(keys.user, user)
    write(keys.token, user.access_token)
  }

  signOut(): void {
    this.user = null
    remove(keys.user)
    remove(keys.token)
  }

  /** From where lists are sorted: no proof of being there. */
  get place(): Position | null {
    return this.lookedAt ?? this.position
  }

  /** A position without a latitude, or with latitude 0, is a failed reading and is not kept. */
  locate(position: { latitude?: number; longitude?: number }): void {
    if (!isPosition(position)) return
    this.lookAt(null)
    this.position = { latitude: position.latitude, longitude: position.longitude }
    writeJson(keys.position, this.position)
    writeJson(keys.positionToo, this.position)
  }

  /** Null: from where the phone is, as far as that is known. */
  lookAt(village: LookedAt | null): void {
    this.lookedAt = village
    writeJson(keys.lookedAt, village)
  }

  forgetPosition(): void {
    this.lookAt(null)
    this.position = null
    remove(keys.position)
    remove(keys.positionToo)
  }

  /** As on a new phone: nobody is signed in, and nothing of before is left. */
  forget(): void {
    Object.values(keys).forEach(remove)
    this.signOut()
    this.forgetPosition()
    this.uuid = randomUuid()
    this.keepFixed()
  }

  /** An empty mark takes it back; the operator's mini program is always marked. */
  mark(marker: string): void {
    this.marker = __APP__ === 'iter' ? 'iter' : marker
    if (this.marker) write(keys.marker, this.marker)
    else remove(keys.marker)
  }

  /** Where to go after signing in; always a place of the route table. */
  get returnLocation(): Place | undefined {
    return readReturnPlace()
  }

  rememberReturn(place: Place | undefined): void {
    writeReturnPlace(place)
  }

  /** What is there from the first start on. */
  private keepFixed(): void {
    write(keys.uuid, this.uuid)
    writeJson(keys.version, version)
    if (this.marker) write(keys.marker, this.marker)
  }
}

export const session = new Session()
