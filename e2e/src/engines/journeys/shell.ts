import { languageNames } from '@foyer/contract/language-names'
import { textOf } from '@foyer/texts/load'
import { SESSION_KEY } from '@foyer/web/src/session/session-key.ts'
import { expect } from 'vitest'
import type { Journey } from '#engines/journey.ts'
import { signIn } from '#engines/sign-in.ts'
import { textsOf } from '#testing/phone.ts'

export const language: Journey = {
  name: 'a visitor changes the language to Urdu, and the page is mirrored',
  folder: 'language',
  shortIn: ['webkit-old'],
  async run({ stage, newPlayer }) {
    const player = await newPlayer('narrow')
    await player.open(stage.addressOf('demo', '/m/login', 'EN'))
    await player.tapButton(textsOf('EN').shell('language'))
    await player.see('dialog[open]')
    await player.step('sheet')
    await player.tap('dialog[open] *', languageNames.UR, { last: true })
    await player.seeHeading(textsOf('UR').identity('login_title'))
    expect(await player.run(() => [document.documentElement.lang, document.documentElement.dir], [])).toEqual(['ur', 'rtl'])
    await player.step('urdu')
    await player.open(stage.addressOf('demo', '/m/home'))
    await player.seeHeading(textsOf('UR').play('lane_slots'))
    await player.step('home')
  },
}

export const signOut: Journey = {
  name: 'signing out in one window signs out in the other',
  folder: 'sign-out',
  shortIn: ['webkit'],
  needs: 'second window',
  async run({ stage, newPlayer, secondWindow }) {
    const { identity } = textsOf('EN')
    const player = await newPlayer()
    await signIn(player, stage, 'demo')
    await player.open(stage.addressOf('demo', '/m/member/home', 'EN'))
    const other = await secondWindow()
    await other.open(stage.addressOf('demo', '/m/member/home', 'EN'))
    await other.until(key => sessionStorage.getItem(key) !== null, [SESSION_KEY] as const)
    await player.tapButton(identity('sign_out'))
    await player.step('question')
    await player.tapButton(identity('sign_out'))
    await other.untilAt('/m/login')
    expect(await other.run(key => sessionStorage.getItem(key), [SESSION_KEY] as const)).toBeNull()
    await other.step('signed-out')
  },
}

export const offline: Journey = {
  name: 'without a network a page of ours says so, and recovers',
  folder: 'offline',
  shortIn: ['webkit'],
  async run({ stage, newPlayer, expectFault }) {
    const { errors, shell, identity } = textsOf('EN')
    const player = await newPlayer()
    await player.open(stage.addressOf('demo', '/m/home', 'EN'))
    await player.until(() => navigator.serviceWorker.controller !== null, [])
    stage.relay.cut(true)
    try {
      await player.open(stage.addressOf('demo', '/m/register', 'EN'))
      await player.seeHeading(errors('network_offline'))
      await player.step('offline')
    } finally {
      stage.relay.cut(false)
    }
    await player.tapLink(shell('retry'))
    await player.seeHeading(identity('register_title'))
    await player.step('recovered')
    // What was on its way when the network went.
    expectFault(/not loaded|NetworkError|Load failed|Failed to fetch/)
  },
}

export const brokenFile: Journey = {
  name: 'a page whose code breaks off on its way is loaded again, and works',
  folder: 'broken-file',
  shortIn: ['webkit'],
  // Without TLS, Firefox takes a compressed file that broke off for a whole one.
  engines: ['webkit', 'webkit-old', 'chromium', 'chromium-92'],
  async run({ stage, newPlayer, expectFault }) {
    const { identity, shell } = textsOf('EN')
    const player = await newPlayer()
    stage.relay.breakOff('/m/assets/register-page-')
    await player.open(stage.addressOf('demo', '/m/register', 'EN'))
    // The server's HTML has the heading, so that the page is known to work only once a button does.
    await player.seeHeading(identity('register_title'))
    await player.tapButton(shell('language'))
    await player.see('dialog[open]')
    await player.step('works')
    expectFault(/not loaded/)
  },
}

/** A square with a diagonal, 64 × 64, as PNG: drawn by the page, as a phone's camera would give a picture. */
const drawPicture = () => {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = 64
  const pen = canvas.getContext('2d')
  if (!pen) return ''
  pen.fillStyle = '#f3ba4d'
  pen.fillRect(0, 0, 64, 64)
  pen.lineTo(64, 64)
  pen.stroke()
  return canvas.toDataURL('image/png').split(',')[1] ?? ''
}

export const chat: Journey = {
  name: 'a member writes to support and sends a picture',
  folder: 'chat',
  shortIn: ['webkit'],
  async run({ stage, newPlayer }) {
    const t = textOf('EN', 'chat')
    const player = await newPlayer()
    await signIn(player, stage, 'demo')
    await player.open(stage.addressOf('demo', '/m/chat', 'EN'))
    await player.fill(t('chat_placeholder'), 'Where is my bonus?')
    await player.tapButton(t('chat_send'))
    await player.see('[role=log] li', t('chat_sent'), { part: true })
    await player.step('written')
    const picture = Buffer.from(await player.run(drawPicture, []), 'base64')
    await player.giveFile('input[type=file]', 'receipt.png', 'image/png', picture)
    await player.see('[role=log] img[src^="data:image/webp"]')
    await player.until(() => [...document.querySelectorAll<HTMLImageElement>('[role=log] img')].every(({ naturalWidth }) => naturalWidth > 0), [])
    await player.step('picture')
  },
}
