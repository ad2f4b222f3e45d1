// A sample bot in JavaScript: reads questions from stdin and writes moves to stdout, one JSON object a line.
// Try it with `./paddock arena speed-1200 --levels 1,2 --against "node examples/sample_bot.mjs"`.
import { createInterface } from 'node:readline'

const BORNES = new Set(['speed-1200', 'kilometer-1000', 'mille-bornes'])

/** Drive far, then repair and lay safeties, then attack; discard only what is left, short distances first. */
function valueInBornes(move) {
  if (/^\d+$/.test(move)) return 1000 + Number(move)
  if (move.startsWith('discard ')) {
    const distance = Number(move.slice('discard '.length))
    return Number.isNaN(distance) ? -1000 : -distance
  }
  return move.includes('>') ? 100 : 500
}

/** One of the legal moves in the view. */
function choose(view) {
  if (!BORNES.has(view.game)) return view.moves[Math.floor(Math.random() * view.moves.length)]
  return view.moves.reduce((best, move) => (valueInBornes(move) > valueInBornes(best) ? move : best))
}

for await (const line of createInterface({ input: process.stdin })) {
  const { id, view } = JSON.parse(line)
  console.log(JSON.stringify({ id, move: choose(view) }))
}
