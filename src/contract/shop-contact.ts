export const shopContact = {
  address: "14 Chandni Lane, Connaught Place, New Delhi 110001",
  phone: "+91 11 5550 0142",
  email: "namaste@haat.example",
  whatsapp: "911155500142",
} as const;

export const socialLinks = [
  { name: "Instagram", icon: "instagram", href: "https://www.instagram.com/" },
  { name: "Facebook", icon: "facebook", href: "https://www.facebook.com/" },
  { name: "YouTube", icon: "youtube", href: "https://www.youtube.com/" },
  { name: "X", icon: "x", href: "https://x.com/" },
] as const;
