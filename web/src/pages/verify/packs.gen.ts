// Made by `./paddock python -m tests.web.packs`. Do not edit.

export interface Pack {
  /** The kinds of cards in the order in which a pack lies before it is shuffled. */
  cards: readonly string[];
  /** What a roll can say, by its number; the first whose option the match has. */
  rolls: readonly { option: string; words: readonly string[] }[];
  /** A move that draws cards from a hand begins with this, and the number of the victim's seat follows; or empty. */
  theft: string;
}

export const PACKS: Record<string, Pack> = {
 "speed-1200": {
  "cards": [
   "30",
   "60",
   "90",
   "120",
   "240",
   "stop",
   "limit",
   "out-of-gas",
   "puncture",
   "damage",
   "start",
   "end-limit",
   "gasoline",
   "spare-tire",
   "replacement",
   "open-road",
   "gas-station",
   "tire",
   "workshop"
  ],
  "rolls": [],
  "theft": ""
 },
 "kilometer-1000": {
  "cards": [
   "25",
   "50",
   "75",
   "100",
   "200",
   "stop",
   "limit",
   "out-of-gas",
   "flat",
   "accident",
   "roll",
   "end-limit",
   "gas",
   "spare",
   "repair",
   "right-of-way",
   "extra-tank",
   "puncture-proof",
   "driving-ace"
  ],
  "rolls": [],
  "theft": ""
 },
 "mille-bornes": {
  "cards": [
   "25",
   "50",
   "75",
   "100",
   "200",
   "stop",
   "limit",
   "out-of-gas",
   "flat",
   "accident",
   "roll",
   "end-limit",
   "gas",
   "spare",
   "repair",
   "right-of-way",
   "extra-tank",
   "puncture-proof",
   "driving-ace"
  ],
  "rolls": [],
  "theft": ""
 },
 "ausgebremst": {
  "cards": [
   "1",
   "2",
   "3",
   "4",
   "5",
   "6",
   "7",
   "8",
   "9"
  ],
  "rolls": [
   {
    "option": "rules=advanced",
    "words": [
     "1a",
     "1b",
     "1c",
     "1d",
     "2a",
     "2b",
     "2c",
     "2d",
     "3a",
     "3b",
     "3c",
     "3d",
     "4a",
     "4b",
     "4c",
     "4d",
     "4e",
     "5a",
     "5b",
     "5c",
     "5d",
     "5e",
     "6a",
     "6b",
     "6c",
     "6d",
     "6e",
     "6f"
    ]
   },
   {
    "option": "",
    "words": [
     "1a",
     "1b",
     "1c",
     "1d",
     "2a",
     "2b",
     "2c",
     "2d",
     "3a",
     "3b",
     "3c",
     "3d",
     "4a",
     "4b",
     "4c",
     "4d",
     "5a",
     "5b",
     "5c",
     "5d",
     "6a",
     "6b",
     "6c",
     "6d"
    ]
   }
  ],
  "theft": ""
 },
 "aruba": {
  "cards": [
   "bomb",
   "hook",
   "extra-die",
   "die-change",
   "larceny",
   "re-roll",
   "nitro",
   "repair",
   "bumper",
   "saw"
  ],
  "rolls": [
   {
    "option": "",
    "words": [
     "1",
     "2",
     "3",
     "4",
     "5",
     "6"
    ]
   }
  ],
  "theft": "larceny>"
 }
};
