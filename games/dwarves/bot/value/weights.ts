/*
 * The weights of the value net, packed as packed.ts says. Made by `npm run train -- dwarves`; do not edit.
 * 6000 games of players by habit, seeds 4711 and 1.
 * 1800 games of players who imagine 4 tables, seeds 31337 and 2.
 * 2400 games of players who imagine 4 tables, seeds 2718 and 3.
 * Code version 1.
 */

export const UNITS = 16

export const weights = [
  'HgBm/FsAdQJxAjv+8f/SACv/YgIU/5P/7/zD/r79QP1X/6D8qv53Afj9cP19/OL+9v86AcT+gP5pALL/AgHS/WMAQf9mAd0Czf5dAXP9HP+l/sr9',
  'Sv2/AP7/8vzP/RL97/9PAlT+IgPeAKj+Ef9eADQEnvx+ACYExwGHAcj+7/x4/4b+RwLO/SYB+wB+/FPx2wm6BDUDevzUAWL8Uf3r/DkCFgUtAswA',
  'HwVwBVMB/vWq/+b9Ov6X+scA5/3uAkv9QPwN/ggEKgLHAV7/l/1JAnT+jvpU+SYDtQgs/GD35vuZAX4D4vxiBSgDgP1jAOUC6AFvAXn+E/4j/KwA',
  'BAEd754EcARXBJoEzgVEAhz+TAC9ALQEjf+fApYDGPs6A4IBgv5VARX/rP+1AnsJtv/P/K38Pf2s/aL/zPtf/7IFlv6V/q7+Wv/vAHb3xf+TAG8B',
  'LAF1/n3+vQD0/AEClgCtACYAAP6U/WoBBP6DAdb9IAD8/ZP/EAND/bz8HP1eAFj8lP+I/kUBfP7v/KQCcwLl/F0CIv1O/7AAJwBD/3wALP0V/mAC',
  'TgB1/3r8Av2rADz+If5+AAcA7Pzg/AD9uP6HAPv8vQF9AgX9DQDf/jMAJgHc/jYCFgA1AQABdf2F/coN6vaJ8qkDPARu/40ExQPjBVn9h/z7/1T/',
  'pgCrATPuPgNs/0wAygG/A4QC3AJkAD4GGwOGAyMBe/9q/ewAOQCG/lsAZwGuAcf9ZwF2/XICsgHc9//vkACr+5bzjv05+1b+xwBf/Ob9FwFc/tD9',
  'Sv+1C2f4jffi/h0DFwBaBcgEBf6fBvL9T/rtAlP7HAJQB0D+vQGP/IT3ZwDdBNAGaf5//g/7vf1v/5f+2QCxA14B1gFIAAP/Xf3jAWIGBgCT+X//',
  'LgWQ/iMDugWOATX/7gF0ADwB5wF6/psDMvvO/2//Je9mCKUKlAVT/IsFcgLv/bL88AFvBYEBigB6BAwCIATG/94Arf67ArP+owAgAIsBnPti/ZH8',
  'gf5vAPb/GgFz/97/0f7TAF//Hf5KAAL9Af1C/yv/ef3b/f79t/6d/Sz+u/wz/6gBEwBb+3IBqP0I/4kOkfuA9jX64AO6+vT//QU+ADsAbQFmAWsD',
  'fP7t/hwEP/MB+LP4t/jS/jkAMvj5+zsFhgNMBb/+2ABBAfj+wP8SAXz/kf+KAWoAbf+f/ZIFrP8V/nX6iP/I+xz+Pf9T/qb+t/+LAUYBYAOX/mYC',
  'BP/gCRX4m/fn/W0EV/1JA+8FawSf/Zz7+/vN/m7+Yfzc+oz7ff2D/j4Ad/65/kEAvwA2BmQDAgOIAJ8A/AHl/DcBrP+f/6UCRQPv/kgBPQP2BKgD',
  'pQMU//YBCvyG/58Ev/sv/rkDfv6tAAz/4f2YAO3/C/oZA54IBfJm8nn+Jfzk+YgACQMcA6r/E/n0Bt0FSQEDAWr7dgIa+h4Dg/e89en/cwfiAm79',
  'XwPn/lYAVf8q/+r+kfyw/pQArv00B8D9avh5/6j9FP8s/EEAhQJkArD9iAGv/779IAKJ/KP8yfy4/m4BhAAP/sT/7P6T/ub/Iv/fAI4ArwC9/M3/',
  '7v5E/4AB+gDu/akC/gD7AUf9RQMz/Br/S/0YAK78DQAq/SP9Lf7i/gP+LgDe/LT9Kf66AF4BMv8CALcBif+k/YABr/zu/cD+c/43/0T8Bf3D/sYA',
  '5fwj8NIFQgmVAYAAVQSU/6n7sgBJAjUEEQBO/8MBOgCUAQkCZP3CAC//cwCN/pH+BgLn/SH7IPw7A4L/n/9u/LECoAAOAXsATwAPARL/Mv7a/DwA',
  'XQDMAOr9lAH0/SMAdv4U/kL/dP0H/Wb/Mv3dAN39p/2i/kEBVAD1Aiz/MP8HALj+Qv+KAKv/+f+e/JP9awAR/b39Tf60ABj/Hv3QARb9W/06AaL9',
  'WP1/AH//ggA6/scABv/DAacBWP5z/vX9Nv7//3P+DADDAusB2AESAYMDPACR/0sDSwHq+/X/3f4L/5/y8QdfB/oBkQNYAKj/gwE9Aab/owT/ASkB',
  'avkw9D4FAP0FBAX9G/6+A7UBz/5IA936rwAoAdn/NAPe/bsAc/5jAcv/hP9+ASIBlgKJ/v386f1zAmr/k/7iAN7+Cf09AfEBTwL+AMP95wFkAd0A',
  'Dv9tEFv8m/xh7l39Q/tVAe8Eufw8AEz5K/90ArH9IQI/A1MC5AU6BvcBsgL0/Hb6GQF7AmX/9ABU/0f9FQMl/5X+pgKTAqgC2gI7At0B8gMZBVsD',
  'MADo+fj7mANJ/aL79gEq+1L+TwKXAF/8Uf6jAa76QfEqBK4I5AQM+RwE2P99AS/9Gv+4A2YFPQOgAo/5bwMQAuX9XwK1ARkBxQEe/AEBFfyT/YH8',
  '6QB/Au/+1gO//M7/nQHX/wMBMwAxAUb99/nj/X//fwSFA5kCcffC9HoHp/lF/G4E0QEhA30AMgPN+BsHJgK2/47+QQI8AeT+CgEwADX+S/+h/57+',
  'TP5+AIj+cPOxBfwHmQL4+0sBsf2C/AL9fP/vAsEBZv4pAaQAPQOnAFIBzv8/AbH/O/+7AIb/bfyq/Tb8yv6B/7z+6P+S/5b/vv4L/mr+AAAHAXv+',
  'V/3t/Q==',
].join('')
