import type { PickerRequest } from '../bridge'
import { textOf } from '../text'
import { phoneElement } from './phone'
import { regionColumns } from './regions'

const toast = document.getElementById('toast') as HTMLElement
let toastTimer = 0

/** A short message over the page; without a duration it stays until it is taken away. */
export function showToast(text: string, { duration, mask }: { duration?: number; mask?: boolean }) {
  clearTimeout(toastTimer)
  toast.textContent = text
  toast.hidden = false
  toast.toggleAttribute('data-mask', mask ?? false)
  if (duration) toastTimer = window.setTimeout(hideToast, duration)
}

export function hideToast(): void {
  clearTimeout(toastTimer)
  toast.hidden = true
  toast.textContent = ''
}

type Fill<T> = (dialog: HTMLElement, close: (value: T) => void) => void

function open<T>(kind: 'center' | 'sheet', label: string, fill: Fill<T>): Promise<T> {
  return new Promise((resolve) => {
    const mask = document.createElement('div')
    mask.className = `mask ${kind}`
    const dialog = document.createElement('div')
    dialog.className = 'dialog'
    dialog.setAttribute('role', 'dialog')
    dialog.setAttribute('aria-modal', 'true')
    if (label) dialog.setAttribute('aria-label', label)
    fill(dialog, (value) => {
      mask.remove()
      resolve(value)
    })
    mask.append(dialog)
    phoneElement.append(mask)
  })
}

function make<K extends keyof HTMLElementTagNameMap>(tag: K, text = ''): HTMLElementTagNameMap[K] {
  return Object.assign(document.createElement(tag), { textContent: text })
}

function button(text: string, tapped: () => void): HTMLButtonElement {
  const made = make('button', text)
  made.type = 'button'
  made.addEventListener('click', tapped)
  return made
}

export interface ModalRequest {
  title?: string
  content?: string
  showCancel?: boolean
  cancelText?: string
  confirmText?: string
  editable?: boolean
  placeholderText?: string
}

export const showModal = (request: ModalRequest) =>
  open<{ confirm: boolean; cancel: boolean; content?: string }>(
    'center',
    request.title ?? '',
    (dialog, close) => {
      const field = make('input')
      field.placeholder = request.placeholderText ?? ''
      field.value = request.content ?? ''
      const row = make('div')
      row.className = 'row'
      const answer = (confirm: boolean) => () =>
        close({ confirm, cancel: !confirm, ...(request.editable && { content: field.value }) })
      if (request.showCancel !== false)
        row.append(button(request.cancelText ?? '取消', answer(false)))
      row.append(button(request.confirmText ?? '确定', answer(true)))
      dialog.append(
        make('h2', request.title),
        request.editable ? field : make('p', request.content),
        row,
      )
    },
  )

/** The tapped row, or nothing. */
export const showActionSheet = (items: string[], label = '') =>
  open<number | undefined>('sheet', label, (dialog, close) => {
    dialog.append(...items.map((text, index) => button(text, () => close(index))))
    dialog.append(button('取消', () => close(undefined)))
  })

const adSeconds = 5

/** A film of an advertiser; whether it was seen to its end when it was closed. */
export const showAd = () =>
  open<boolean>('center', '广告', (dialog, close) => {
    let left = adSeconds
    const words = make('p')
    const say = () => (words.textContent = left > 0 ? `广告还有 ${left} 秒` : '广告放完了')
    const timer = window.setInterval(() => {
      left--
      say()
      if (left <= 0) clearInterval(timer)
    }, 1000)
    say()
    dialog.append(
      make('h2', '激励视频'),
      words,
      button('关闭广告', () => {
        clearInterval(timer)
        close(left <= 0)
      }),
    )
  })

/** Pictures over the whole screen, one at a time, until they are closed. */
export interface Shown {
  address: string
  type: 'image' | 'video'
}

export const showMedia = (media: readonly Shown[], first: number) =>
  open<void>('center', '预览图片', (dialog, close) => {
    let shown = first
    const frame = make('div')
    const count = make('p')
    const turn = (by: number) => {
      shown = (shown + by + media.length) % media.length
      frame.replaceChildren(elementOf(media[shown]!))
      count.textContent = `${shown + 1} / ${media.length}`
    }
    turn(0)
    dialog.append(frame, count)
    if (media.length > 1) dialog.append(button('下一张', () => turn(1)))
    dialog.append(button('关闭', () => close()))
  })

const elementOf = ({ address: src, type }: Shown) =>
  type === 'image'
    ? Object.assign(make('img'), { src })
    : Object.assign(make('video'), { src, controls: true, playsInline: true })

/** The sheet behind `picker`; one list for a selector, else its columns or the browser's own field. */
export function showPicker(request: PickerRequest): Promise<unknown> {
  const labelOf = (each: unknown) =>
    request.rangeKey && each && typeof each === 'object'
      ? String((each as Record<string, unknown>)[request.rangeKey])
      : String(each)
  if (request.mode === 'selector') {
    return showActionSheet(request.range.map(labelOf), request.label)
  }
  return open<unknown>('sheet', request.label, (dialog, close) => {
    const readers: Record<string, () => () => unknown> = { multiSelector: columns, region: regions }
    const read = (readers[request.mode] ?? single)()
    dialog.append(
      button('确定', () => close(read())),
      button('取消', () => close(undefined)),
    )

    function single() {
      const field = make('input')
      field.type = fieldType(request)
      field.setAttribute('aria-label', request.label)
      field.value = textOf(request.value ?? '')
      field.min = request.start ?? ''
      field.max = request.end ?? ''
      dialog.append(field)
      return () => field.value
    }

    function regions() {
      const holder = make('div')
      holder.className = 'columns'
      dialog.append(holder)
      let names = request.value
      let rows: ReturnType<typeof regionColumns> = []
      const fill = () => {
        rows = regionColumns(names, request.level ?? 'region', request.customItem ?? '')
        holder.replaceChildren(
          ...rows.map((column, depth) => {
            const list = make('select')
            list.append(...column.map(({ name }) => make('option', name)))
            const chosen = Array.isArray(names) ? (names[depth] as unknown) : undefined
            list.selectedIndex = Math.max(
              0,
              column.findIndex(({ name }) => name === chosen),
            )
            list.addEventListener('change', () => {
              names = chosenRows()
                .slice(0, depth + 1)
                .map(({ name }) => name)
              request.onColumn(depth, list.selectedIndex)
              fill()
            })
            return list
          }),
        )
      }
      const chosenRows = () =>
        [...holder.querySelectorAll('select')].map(
          ({ selectedIndex }, depth) => rows[depth]![selectedIndex]!,
        )
      fill()
      return () => ({
        value: chosenRows().map(({ name }) => name),
        code: chosenRows().map(({ code }) => code),
        postcode: '',
      })
    }

    function columns() {
      const holder = make('div')
      holder.className = 'columns'
      dialog.append(holder)
      const chosenRows = () =>
        [...holder.querySelectorAll('select')].map(({ selectedIndex }) => selectedIndex)
      const fill = (range: unknown[], value: unknown) => {
        const chosen = Array.isArray(value) ? value : chosenRows()
        holder.replaceChildren(
          ...range.map((column, index) => {
            const list = make('select')
            list.append(...(column as unknown[]).map((each) => make('option', labelOf(each))))
            list.selectedIndex = Number(chosen[index] ?? 0)
            list.addEventListener('change', () => request.onColumn(index, list.selectedIndex))
            return list
          }),
        )
      }
      fill(request.range, request.value)
      request.onRange(fill)
      return chosenRows
    }
  })
}

/** A year is asked for as a month too: a browser has no field for a year. */
const fieldType = ({ mode, fields }: PickerRequest): string =>
  mode === 'time' ? 'time' : fields === 'month' || fields === 'year' ? 'month' : 'date'
