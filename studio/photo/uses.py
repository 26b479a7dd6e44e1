"""Which goods are shown where they are used."""
from sets import bedside, desk, devices, dining, dressing, floor, gym, kitchen, study, wardrobe

ROOMS = (bedside, desk, devices, dining, dressing, floor, gym, kitchen, study, wardrobe)
USES = {slug: use for room in ROOMS for slug, use in room.USES.items()}
