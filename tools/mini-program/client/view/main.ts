import type { ViewNode } from '../bridge'
import { type BuiltIn } from './BuiltIn'
import { describeAll } from './described'
import { Checkbox, CheckboxGroup, Radio, RadioGroup, Slider, Switch } from './choices'
import {
  Button,
  Container,
  Form,
  Label,
  Navigator,
  NotBuiltIn,
  PageMetaElement,
  WebView,
} from './containers'
import { Input, Textarea } from './fields'
import { listenForGestures } from './gestures'
import { measure, noteListener } from './measure'
import { MovableArea, MovableView } from './movable'
import { Picker, PickerView, PickerViewColumn } from './pickers'
import { Canvas, Icon, Picture, Progress, RichText } from './pictures'
import { ScrollView, Swiper } from './scrolling'
import { Video } from './video'

const builtIn: Record<string, typeof BuiltIn> = {
  root: Container,
  block: Container,
  view: Container,
  text: Container,
  'cover-view': Container,
  'swiper-item': Container,
  'movable-area': MovableArea,
  'movable-view': MovableView,
  video: Video,
  'root-portal': Container,
  'navigation-bar': Container,
  navigator: Navigator,
  button: Button,
  label: Label,
  form: Form,
  input: Input,
  textarea: Textarea,
  switch: Switch,
  checkbox: Checkbox,
  'checkbox-group': CheckboxGroup,
  radio: Radio,
  'radio-group': RadioGroup,
  slider: Slider,
  picker: Picker,
  'picker-view': PickerView,
  'picker-view-column': PickerViewColumn,
  image: Picture,
  'cover-image': Picture,
  icon: Icon,
  progress: Progress,
  canvas: Canvas,
  'rich-text': RichText,
  'scroll-view': ScrollView,
  swiper: Swiper,
  'web-view': WebView,
  'page-meta': PageMetaElement,
}

// A constructor can stand for one element name only, so each name gets its own.
for (const [tag, Element] of Object.entries(builtIn)) {
  customElements.define(`wx-${tag}`, class extends Element {})
}

window.createBuiltIn = (tag) => {
  const name = `wx-${tag}`
  if (!customElements.get(name)) {
    const isComponent = window.bridge.isComponent(tag)
    if (!isComponent) window.bridge.lacking(tag)
    customElements.define(
      name,
      isComponent ? class extends Container {} : class extends NotBuiltIn {},
    )
  }
  return document.createElement(name)
}

Object.assign(window, { measure, noteListener, describeBuiltIn: () => describeAll(builtIn) })
listenForGestures()

for (const type of ['transitionend', 'animationstart', 'animationiteration', 'animationend']) {
  document.addEventListener(type, (event) => {
    const node = (event.target as { __wxElement?: ViewNode }).__wxElement
    if (node) window.bridge.fire(node, type, {}, { bubbles: true, composed: true })
  })
}
